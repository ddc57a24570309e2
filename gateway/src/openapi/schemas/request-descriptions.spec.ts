import type { OpenAPIObject } from '@nestjs/swagger';
import { describeRequests } from './request-descriptions.js';

const text = (description?: string) => ({ type: 'string', ...(description && { description }) });
const body = (schema: object) => ({ content: { 'application/json': { schema } } });

function documentOf(paths: object, schemas: object = {}) {
  // Only the parts that requests and responses have.
  return { paths, components: { schemas } } as unknown as OpenAPIObject;
}

describe('the descriptions of requests', () => {
  it('are those of the same fields in the response, within lists and references', () => {
    const schemas = {
      Recipe: {
        properties: {
          name: text('The title.'),
          steps: { type: 'array', items: { $ref: '#/components/schemas/Step' } },
        },
      },
      Step: { properties: { text: text('Markdown.') } },
      RecipeInput: {
        properties: {
          name: { anyOf: [text(), { type: 'null' }] },
          steps: { type: 'array', items: { properties: { text: text() } } },
        },
      },
    };
    const put = {
      requestBody: body({ $ref: '#/components/schemas/RecipeInput' }),
      responses: { 200: body({ $ref: '#/components/schemas/Recipe' }) },
    };

    describeRequests(documentOf({ '/api/recipes/{slug}': { put } }, schemas));

    expect(schemas.RecipeInput.properties).toMatchObject({
      name: { description: 'The title.' },
      steps: { items: { properties: { text: { description: 'Markdown.' } } } },
    });
  });

  it('come from GET of the same path when the response is another record, and keep those of the contract', () => {
    const request = { properties: { name: text(), note: text('Kept.') } };
    const get = { responses: { 200: body({ properties: { name: text('The title.'), note: text('Other.') } }) } };
    const put = { requestBody: body(request), responses: { 200: body({ properties: { message: text() } }) } };

    describeRequests(documentOf({ '/api/users/{id}': { get, put } }));

    expect(request.properties).toEqual({ name: text('The title.'), note: text('Kept.') });
  });
});

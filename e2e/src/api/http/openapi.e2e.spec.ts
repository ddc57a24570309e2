import { operationsIn, type ApiDescription, type OperationDescription } from '../../support/api-description.js';
import { resolveReference } from '../../support/fixtures/example-body.js';
import { refusedNulls } from '../../support/fixtures/refused-values.js';
import { aVisitor } from '../../support/instances/product.js';

const SIGNED_IN = [{ OAuth2PasswordBearer: [] }];
const OPTIONAL = [{}, ...SIGNED_IN];
/** Summaries that say all about an operation. */
const PLAIN = /^(List|(Get|Create|Replace|Update|Delete|Duplicate) an?) [\w -]+$/;
/** Fields that say by their names what they are. */
const PLAIN_FIELDS = new Set(
  'id name slug description createdAt updatedAt update_at recipeId userId groupId householdId'.split(' '),
);
/** Schemas whose fields are named alike: colors, nutrients, and the events that a notifier reports. */
const PLAIN_SCHEMAS =
  /^(AppTheme|Nutrition|NutritionInput|GroupEventNotifierOptions|GroupEventNotifierOptionsOut|GroupEventNotifierOptionsPatch)$/;
/** The requests that new clients send first. */
const REQUESTS_WITH_EXAMPLES = [
  'POST /api/recipes',
  'PATCH /api/recipes/{slug}',
  'POST /api/recipes/create/url',
  'POST /api/foods',
  'POST /api/units',
  'POST /api/groups/labels',
  'POST /api/households/cookbooks',
  'POST /api/households/mealplans',
  'POST /api/households/mealplans/rules',
  'POST /api/households/menus',
  'POST /api/households/shopping/lists',
  'POST /api/households/shopping/items',
  'POST /api/households/webhooks',
  'POST /api/parser/ingredients',
];

const { body } = await aVisitor().get('/openapi.json');
const operations = operationsIn(body as ApiDescription).map(
  ({ method, path, described }) => [`${method} ${path}`, described] as const,
);
const schemas = (body as ApiDescription).components?.schemas ?? {};
const bodyOf = ({ requestBody }: OperationDescription) => Object.values(requestBody?.content ?? {})[0]?.schema ?? {};
const operation = (name: string) => operations.find(([each]) => each === name)?.[1];

describe('the description of the API', () => {
  it('names every operation differently, in letters that generated clients and AI tools accept', () => {
    const names = operations.map(([, { operationId }]) => operationId ?? '');
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(names.filter((name) => !/^[a-z]\w*$/.test(name))).toEqual([]);
  });

  it('gives every operation one tag and a short summary that is unique within it', () => {
    const untagged = operations.filter(([, { tags }]) => tags?.length !== 1);
    expect(untagged.map(([name]) => name)).toEqual([]);
    const unclear = operations.filter(([, { summary = '' }]) => !/^[A-Z][^.]{2,59}$/.test(summary));
    expect(unclear.map(([name]) => name)).toEqual([]);
    const titles = operations.map(([, { tags, summary }]) => `${tags?.join()}: ${summary}`);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  it('describes what the summary of an operation does not contain, in whole sentences', () => {
    const unexplained = operations.filter(([, { summary = '', description }]) => !description && !PLAIN.test(summary));
    expect(unexplained.map(([name]) => name)).toEqual([]);
    const fragments = operations.filter(([, { description = 'None.' }]) => !/^[A-Z`\d].+\.$/.test(description));
    expect(fragments.map(([name, { description }]) => `${name}: ${description}`)).toEqual([]);
  });

  it('names the permission and the rate limit that an operation declares', () => {
    expect(operation('DELETE /api/admin/users/{item_id}')?.description).toBe('Only for site administrators.');
    expect(operation('POST /api/recipes/create/url')?.description).toMatch(/`IMPORT_RATE_LIMIT` calls per minute\.$/);
    expect(operation('POST /api/users/register')?.description).toMatch(/`REGISTRATION_RATE_LIMIT` calls per hour\.$/);
  });

  it('describes every response and every parameter', () => {
    const silent = operations.filter(([, { responses }]) => Object.values(responses).some((each) => !each.description));
    expect(silent.map(([name]) => name)).toEqual([]);
    const undescribed = operations.flatMap(([name, { parameters = [] }]) =>
      parameters.filter(({ description }) => !description).map((parameter) => `${name}: ${parameter.name}`),
    );
    expect(undescribed).toEqual([]);
    const filter = operation('GET /api/recipes')?.parameters?.find((each) => each.name === 'queryFilter');
    expect(filter?.example).toBe('tags.name = "Quick" AND rating >= 4');
    const { servers } = body as ApiDescription;
    expect(servers).toEqual([{ url: '/' }]);
  });

  it('describes every field whose name does not say what it is', () => {
    const undescribed = Object.entries(schemas)
      .filter(([name]) => !PLAIN_SCHEMAS.test(name))
      .flatMap(([name, { properties = {} }]) =>
        Object.entries(properties)
          .filter(([field, property]) => !PLAIN_FIELDS.has(field) && !property.description)
          .map(([field]) => `${name}.${field}`),
      );
    expect(undescribed).toEqual([]);
    expect(schemas['RecipeUpdate']?.properties?.['orgURL']?.description).toBe(
      schemas['Recipe']?.properties?.['orgURL']?.description,
    );
  });

  it('names every record that JSON requests and responses contain, for the types of generated clients', () => {
    const unnamed = operations.flatMap(([name, each]) =>
      [each, ...Object.values(each.responses)]
        .map((part) => ('requestBody' in part ? part.requestBody : part))
        .flatMap((part) => (part && 'content' in part ? [part.content?.['application/json']?.schema] : []))
        .filter((schema) => schema?.properties ?? schema?.items?.properties)
        .map(() => name),
    );
    expect(unnamed).toEqual([]);
    const page = operation('GET /api/recipes')?.responses['200']?.content?.['application/json']?.schema;
    expect(page).toEqual({ $ref: '#/components/schemas/RecipeSummaryPage' });
  });

  it('names every choice of values', () => {
    const unnamed = Object.entries(schemas).flatMap(([name, { properties = {} }]) =>
      Object.entries(properties)
        .filter(([, property]) =>
          [property, property.items, ...(property.anyOf ?? [])].some((each) => (each?.enum?.length ?? 0) > 1),
        )
        .map(([field]) => `${name}.${field}`),
    );
    expect(unnamed).toEqual([]);
  });

  it('has examples of the main requests', () => {
    const missing = REQUESTS_WITH_EXAMPLES.filter((name) => {
      const described = operation(name);
      return !described || resolveReference(bodyOf(described), schemas).example === undefined;
    });
    expect(missing).toEqual([]);
  });

  it('declares the access of every operation, and that it may be unavailable', () => {
    const silent = operations.filter(([, { security, responses }]) => !security || !('503' in responses));
    expect(silent.map(([name]) => name)).toEqual([]);
  });

  it('declares the session where it is required', () => {
    const undeclared = operations.filter(([, each]) => each.security?.length === 1 && !('401' in each.responses));
    expect(undeclared.map(([name]) => name)).toEqual([]);
    expect(operation('POST /api/recipes')?.security).toEqual(SIGNED_IN);
    expect(operation('GET /api/app/about')?.security).toEqual(OPTIONAL);
  });

  it('declares the errors of administration, sign-in and forms', () => {
    expect(Object.keys(operation('GET /api/admin/users')?.responses ?? {})).toContain('403');
    expect(Object.keys(operation('POST /api/auth/token')?.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '401', '422', '423', '429']),
    );
  });

  it('requires of a request only what has no default', () => {
    const required = (name: string) => resolveReference(bodyOf(operation(name) ?? { responses: {} }), schemas).required;
    expect(required('POST /api/foods')).toEqual(['name']);
    expect(required('POST /api/households/shopping/items')).toEqual(['shoppingListId']);
    expect(required('POST /api/households/mealplans/rules')).toBeUndefined();
    const defaults = operations.flatMap(([name, each]) => {
      const { required: keys = [], properties = {} } = resolveReference(bodyOf(each), schemas);
      return keys.filter((key) => properties[key]?.default !== undefined).map((key) => `${name}: ${key}`);
    });
    expect(defaults).toEqual([]);
  });

  it('accepts every record as it was returned, so that typed clients may change a field and send it back', () => {
    const refused = operations.flatMap(([name, replacement]) => {
      const read = name.startsWith('PUT ') && operation(name.replace('PUT', 'GET'));
      const response = read && read.responses['200']?.content?.['application/json']?.schema;
      return response ? refusedNulls(response, bodyOf(replacement), schemas).map((field) => `${name}: ${field}`) : [];
    });
    expect(refused).toEqual([]);
  });

  it('requires no query parameter with a default', () => {
    const required = operations.flatMap(([name, { parameters = [] }]) =>
      parameters
        .filter(({ in: place, schema }) => place === 'query' && schema.default !== undefined)
        .filter((parameter) => parameter.required)
        .map((parameter) => `${name}: ${parameter.name}`),
    );
    expect(required).toEqual([]);
  });

  it('declares the content of every success, files included', () => {
    const redirect = 'GET /api/auth/oauth';
    const silent = operations.flatMap(([name, { responses }]) =>
      Object.entries(responses)
        .filter(([status, { content }]) => /^2/.test(status) && status !== '204' && !content)
        .map(() => name),
    );
    expect(silent).toEqual([redirect]);
    const image = operation('GET /api/media/recipes/{recipe_id}/images/{file_name}');
    expect(image?.responses['200']?.content).toEqual({
      'image/webp': { schema: { type: 'string', format: 'binary' } },
    });
  });

  it('declares the file of a form as required, or as several', () => {
    expect(bodyOf(operation('PUT /api/recipes/{slug}/image') ?? { responses: {} })).toMatchObject({
      required: ['image'],
      properties: { image: { format: 'binary' } },
    });
    expect(bodyOf(operation('POST /api/recipes/create/image') ?? { responses: {} }).properties).toMatchObject({
      images: { type: 'array', items: { format: 'binary' } },
    });
    expect(bodyOf(operation('POST /api/admin/debug/openai') ?? { responses: {} })).not.toHaveProperty('required');
  });

  it('declares no body of 204', () => {
    const empty = operations.flatMap(([name, { responses }]) =>
      '204' in responses ? [[name, responses['204']] as const] : [],
    );
    expect(empty.map(([name]) => name)).toContain('DELETE /api/households/events/notifications/{item_id}');
    expect(empty.filter(([, response]) => Object.hasOwn(response as object, 'content'))).toEqual([]);
  });
});

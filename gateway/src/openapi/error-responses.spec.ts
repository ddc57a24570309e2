import { errorResponses } from './error-responses.js';

const statuses = (...given: Parameters<typeof errorResponses>) => Object.keys(errorResponses(...given)).map(Number);
const traits = { method: 'get', access: 'public', isLimited: true, otherErrors: [] } as const;
const operation = { responses: {} };

describe('the errors that an operation declares', () => {
  it('are few for an open read', () => {
    expect(statuses(operation, { ...traits, otherErrors: [] })).toEqual([429, 503]);
  });

  it('follow from who may call', () => {
    expect(statuses(operation, { ...traits, otherErrors: [], access: 'signed-in' })).toContain(401);
    expect(statuses(operation, { ...traits, otherErrors: [], access: 'administrators' })).toEqual([401, 403, 429, 503]);
  });

  it('follow from the parameters', () => {
    const parameters = [
      { in: 'path' as const, name: 'slug', schema: {} },
      { in: 'query' as const, name: 'queryFilter', schema: {} },
    ];
    expect(statuses({ ...operation, parameters }, { ...traits, otherErrors: [] })).toEqual([400, 404, 422, 429, 503]);
  });

  it('include those of writes and those of the route', () => {
    const write = statuses(operation, { ...traits, method: 'post', access: 'signed-in', otherErrors: [423] });
    expect(write).toEqual([400, 401, 403, 404, 408, 409, 413, 415, 422, 423, 429, 503, 507]);
  });

  it('have the body of their status', () => {
    const responses = errorResponses(operation, { ...traits, method: 'post', otherErrors: [] });
    expect(responses['422']).toMatchObject({
      content: { 'application/json': { schema: { $ref: '#/components/schemas/ValidationErrorBody' } } },
    });
  });
});

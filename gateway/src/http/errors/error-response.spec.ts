import { AppError, CommonErrors, IdentityErrors, ParserErrors, RecipeErrors } from '@larder/contracts';
import { toErrorResponse } from './error-response.js';

describe('toErrorResponse', () => {
  it.each([
    [CommonErrors.notFound(), 404, { detail: { message: 'Not found.', error: true, exception: null } }],
    [CommonErrors.forbidden(), 403, { detail: 'Forbidden' }],
    [ParserErrors.badRecipeData(), 400, { detail: { details: 'BAD_RECIPE_DATA' } }],
    [IdentityErrors.lockedOut(), 423, { detail: 'User is locked out' }],
    [RecipeErrors.invalidFilter({ reason: 'invalid query string: x' }), 400, { detail: 'invalid query string: x' }],
  ])('returns %s in its declared shape', (error, status, body) => {
    expect(toErrorResponse(error)).toMatchObject({ status, body });
  });

  it('requests credentials, and contains when to retry', () => {
    expect(toErrorResponse(CommonErrors.notAuthenticated()).headers).toEqual({ 'www-authenticate': 'Bearer' });
    expect(toErrorResponse(CommonErrors.tooMany({ retryAfterSeconds: 60 })).headers).toEqual({ 'retry-after': '60' });
    expect(toErrorResponse(CommonErrors.unavailable()).headers).toEqual({ 'retry-after': '5' });
    expect(toErrorResponse(CommonErrors.diskFull())).toMatchObject({ status: 507, headers: { 'retry-after': '30' } });
  });

  it('uses the language of the reader, except where clients rely on the words', () => {
    expect(toErrorResponse(CommonErrors.failed(), 'de-DE').body).toMatchObject({
      detail: { message: 'Ein unerwarteter Fehler ist aufgetreten' },
    });
    expect(toErrorResponse(CommonErrors.forbidden(), 'de-DE').body).toEqual({ detail: 'Forbidden' });
  });

  it('lists wrong fields', () => {
    const fields = [{ type: 'missing', loc: ['body', 'name'], msg: 'Field required', input: {} }];
    expect(toErrorResponse(CommonErrors.invalid(fields))).toMatchObject({ status: 422, body: { detail: fields } });
  });

  it('reveals nothing about an unknown code', () => {
    const { status, body } = toErrorResponse(new AppError('refused', 'future.thing', { secret: 'x' }));
    expect({ status, body }).toEqual({
      status: 400,
      body: { detail: { message: 'An unexpected error occurred', error: true, exception: null } },
    });
  });
});

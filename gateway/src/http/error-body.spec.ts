import { AppError, CommonErrors, IdentityErrors, ParserErrors, RecipeErrors } from '@larder/contracts';
import { errorAnswer } from './error-body.js';

describe('errorAnswer', () => {
  it.each([
    [CommonErrors.notFound(), 404, { detail: { message: 'Not found.', error: true, exception: null } }],
    [CommonErrors.forbidden(), 403, { detail: 'Forbidden' }],
    [ParserErrors.badRecipeData(), 400, { detail: { details: 'BAD_RECIPE_DATA' } }],
    [IdentityErrors.lockedOut(), 423, { detail: 'User is locked out' }],
    [RecipeErrors.invalidFilter({ reason: 'invalid query string: x' }), 400, { detail: 'invalid query string: x' }],
  ])('tells %s in its declared shape', (error, status, body) => {
    expect(errorAnswer(error)).toMatchObject({ status, body });
  });

  it('asks for credentials, and says when to come back', () => {
    expect(errorAnswer(CommonErrors.notAuthenticated()).headers).toEqual({ 'www-authenticate': 'Bearer' });
    expect(errorAnswer(CommonErrors.tooMany({ retryAfterSeconds: 60 })).headers).toEqual({ 'retry-after': '60' });
    expect(errorAnswer(CommonErrors.unavailable()).headers).toEqual({ 'retry-after': '5' });
    expect(errorAnswer(CommonErrors.diskFull())).toMatchObject({ status: 507, headers: { 'retry-after': '30' } });
  });

  it('speaks the language of the reader, except where clients rely on the words', () => {
    expect(errorAnswer(CommonErrors.failed(), 'de-DE').body).toMatchObject({
      detail: { message: 'Ein unerwarteter Fehler ist aufgetreten' },
    });
    expect(errorAnswer(CommonErrors.forbidden(), 'de-DE').body).toEqual({ detail: 'Forbidden' });
  });

  it('lists wrong fields', () => {
    const fields = [{ type: 'missing', loc: ['body', 'name'], msg: 'Field required', input: {} }];
    expect(errorAnswer(CommonErrors.invalid(fields))).toMatchObject({ status: 422, body: { detail: fields } });
  });

  it('gives nothing away of a code it does not know', () => {
    const { status, body } = errorAnswer(new AppError('refused', 'future.thing', { secret: 'x' }));
    expect({ status, body }).toEqual({
      status: 400,
      body: { detail: { message: 'An unexpected error occurred', error: true, exception: null } },
    });
  });
});

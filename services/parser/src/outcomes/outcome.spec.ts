import { CommonErrors } from '@larder/contracts';
import { failure } from './outcome.js';

const field = (name: string, msg: string) => ({ type: 'value_error', loc: ['body', 'recipe', name], msg, input: null });

describe('the reason of a failed import', () => {
  it('is the error', () => {
    expect(failure('Failed', new TypeError('no soup')).exception).toBe('TypeError: no soup');
    expect(failure('Failed', 'no soup').exception).toBe('no soup');
  });

  it('names the fields that were refused', () => {
    const error = CommonErrors.invalid([
      field('recipeServings', 'Input should be a valid number'),
      field('name', 'Field required'),
    ]);

    expect(failure('Failed', error).exception).toBe(
      'AppError: recipe.recipeServings: Input should be a valid number; recipe.name: Field required',
    );
  });
});

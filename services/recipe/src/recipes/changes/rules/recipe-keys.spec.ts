import { aContent } from '../../../../test/support/recipe-content.js';
import { keysOf } from './recipe-keys.js';

it('the sort key of a recipe is its name without case and accents', () => {
  expect(keysOf(aContent({ name: 'Crème-Brûlée' }))).toEqual({ nameSort: 'creme-brulee' });
});

import { aFood, anIngredient, aRecipe } from '../../../testing/builders.js';
import { initialSelection, recipesToAdd } from './ingredient-choice.js';

const [rice, salt, peas, oil, mint] = [
  anIngredient({ referenceId: 'rice', note: 'rice' }),
  anIngredient({ referenceId: 'salt', food: aFood({ name: 'salt', onHand: true }) }),
  anIngredient({ referenceId: 'peas', note: 'peas' }),
  anIngredient({ referenceId: 'oil', food: aFood({ name: 'oil', onHand: true }) }),
  anIngredient({ referenceId: 'mint', title: 'To serve', note: 'mint' }),
];

describe('the ingredients to choose from', () => {
  const heading = (title: string) => anIngredient({ referenceId: title, title, note: '', quantity: null });
  const rows = [salt, rice, heading('For the sauce'), oil, peas, heading('Empty'), mint];
  const recipe = aRecipe({ slug: 'risotto', recipeIngredient: rows });

  it('are in their sections, those on hand last, without empty sections', () => {
    const [toAdd] = recipesToAdd([recipe], [{ slug: 'risotto', scale: 2 }]);

    expect(toAdd?.scale).toBe(2);
    expect(
      toAdd?.sections.map(({ title, ingredients }) => [title, ...ingredients.map((each) => each.referenceId)]),
    ).toEqual([
      ['', 'rice', 'salt'],
      ['For the sauce', 'peas', 'oil'],
      ['To serve', 'mint'],
    ]);
  });

  it('are selected except those on hand', () => {
    const toAdd = recipesToAdd([recipe], [{ slug: 'risotto', scale: 1 }]);

    expect([...initialSelection(toAdd)]).toEqual(['rice', 'peas', 'mint']);
  });
});

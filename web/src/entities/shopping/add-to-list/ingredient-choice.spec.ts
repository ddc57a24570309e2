import { aFood, anIngredient, aRecipe } from '../../../testing/builders.js';
import { firstChoice, recipesToAdd } from './ingredient-choice.js';

const [rice, salt, peas] = [
  anIngredient({ referenceId: 'rice', note: 'rice' }),
  anIngredient({ referenceId: 'salt', food: aFood({ name: 'salt', onHand: true }) }),
  anIngredient({ referenceId: 'peas', note: 'peas' }),
];

describe('the ingredients to choose from', () => {
  const heading = anIngredient({ referenceId: 'heading', title: 'For the sauce', note: '', quantity: null });
  const recipe = aRecipe({ slug: 'risotto', recipeIngredient: [rice, heading, salt, peas] });

  it('have the order of the recipe, also those on hand', () => {
    const [toAdd] = recipesToAdd([recipe], [{ slug: 'risotto', scale: 2 }]);

    expect(toAdd?.scale).toBe(2);
    expect(toAdd?.ingredients.map(({ referenceId }) => referenceId)).toEqual(['rice', 'salt', 'peas']);
  });

  it('are selected except those on hand', () => {
    const toAdd = recipesToAdd([recipe], [{ slug: 'risotto', scale: 1 }]);

    expect([...firstChoice(toAdd)]).toEqual(['rice', 'peas']);
  });
});

import {
  draftFrom,
  imageBytes,
  ingredientsIn,
  namesOf,
  NOW,
  photo,
  recordsOf,
  stepsIn,
} from '../../../../test/migrations/records-of.js';
import { readCopyMeThat } from './copymethat.js';

describe('Copy Me That', () => {
  const recipe = `
    <div class = "recipe">
      <div id="name">Pea soup</div>
      <div id="link">Adapted from <a id="original_link" href="https://x.example/soup">https://x.example/soup</a></div>
      <img class="recipeImage" src="images/pea%20soup.jpg">
      <div id="categories">Tags: <span class="recipeCategory">Soup</span>, <span class="recipeCategory">quick</span></div>
      <div id="made_this">I made this</div><div id="starred">starred</div>
      <div>Rating: <span id="ratingValue">4</span></div>
      <div id="servings">Servings: <a id="recipeYield">6</a></div>
      <div id="description">Green &amp; good</div>
      <ul id="recipeIngredients">
        <li class="recipeIngredient_subheader">Base</li>
        <li class="recipeIngredient">500 g peas</li>
        <li class="recipeIngredient_note">or beans</li>
        <li class="recipeIngredient_spacer"></li>
        <li class="recipeIngredient">1 onion</li>
      </ul>
      <ol id="recipeInstructions">
        <li class="instruction_subheader">Cook</li><li class="instruction">Boil.</li><li class="instruction">Serve.</li>
      </ol>
      <div id="recipeNotes"><ul><li class="recipeNote">Freeze it.</li></ul></div>
    </div>`;

  it('is read with headings, remarks, stars and image', async () => {
    const draft = await draftFrom(readCopyMeThat, {
      'recipes.html': `<html><body>${recipe}</body></html>`,
      'images/pea soup.jpg': photo,
    });

    expect(draft.recipe).toMatchObject({
      name: 'Pea soup',
      description: 'Green & good',
      orgURL: 'https://x.example/soup',
      recipeYield: '6 servings',
      lastMade: NOW.toISOString(),
      notes: [{ title: '', text: 'Freeze it.' }],
    });
    expect(ingredientsIn(draft)).toEqual(['Base > 500 g peas or beans', '1 onion']);
    expect(stepsIn(draft)).toEqual(['Cook > Boil.', 'Serve.']);
    expect(namesOf(draft.recipe.tags)).toEqual(['Soup', 'quick']);
    expect(draft).toMatchObject({ rating: 4, isFavorite: true });
    await expect(imageBytes(draft)).resolves.toEqual(Buffer.from(photo));
  });

  it('separates recipes that use the same ids', async () => {
    const records = await recordsOf(readCopyMeThat, { 'recipes.html': recipe + recipe.replace('Pea soup', 'Pie') });

    expect(records).toMatchObject([
      { draft: { recipe: { name: 'Pea soup' } } },
      { draft: { recipe: { name: 'Pie' } } },
    ]);
  });

  it('reads endless tags in linear time', async () => {
    const hostile = '<div class="'.repeat(80_000) + recipe;

    await expect(recordsOf(readCopyMeThat, { 'recipes.html': hostile })).resolves.toEqual([]);
  });
});

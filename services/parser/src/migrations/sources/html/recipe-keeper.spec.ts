import {
  draftFrom,
  imageBytes,
  ingredientsIn,
  namesOf,
  photo,
  stepsIn,
} from '../../../../test/migrations/records-of.js';
import { readRecipeKeeper } from './recipe-keeper.js';

describe('Recipe Keeper', () => {
  const recipe = `
    <div class="recipe-details">
      <h2 itemprop="name">Pea soup</h2>
      <meta content="r1" itemprop="recipeId"><meta content="True" itemprop="recipeIsFavourite">
      <div>Courses: <span itemprop="recipeCourse">Dinner</span> <span itemprop="recipeCourse">Lunch</span></div>
      <meta content="Soup" itemprop="recipeCategory"><meta content="Green" itemprop="recipeCategory">
      <div>Source: <span itemprop="recipeSource"><a href="https://x.example/soup">x.example</a></span></div>
      <meta content="4" itemprop="recipeRating">
      <span itemprop="recipeYield">4 bowls</span>
      <meta content="PT15M" itemprop="prepTime"><meta content="PT1H" itemprop="cookTime">
      <div itemprop="recipeIngredients"><p>500 g peas</p><p></p><p>1 onion</p></div>
      <div itemprop="recipeDirections"><p>1. Boil.</p><p>3. Serve.</p></div>
      <div itemprop="recipeNotes"><p>Freeze it.</p></div>
      <meta content="134" itemprop="recipeNutCalories"><meta content="3.5" itemprop="recipeNutSaturatedFat">
      <img src="images/r1_0.jpg" class="recipe-photo" itemprop="photo0"><img src="images/r1_1.jpg" itemprop="photo1">
    </div>`;

  it('is read with all fields', async () => {
    const draft = await draftFrom(readRecipeKeeper, { 'export/recipes.html': recipe, 'export/images/r1_0.jpg': photo });

    expect(draft.recipe).toMatchObject({
      name: 'Pea soup',
      recipeYield: '4 bowls',
      prepTime: '15 minutes',
      performTime: '1 hour',
      totalTime: '1 hour 15 minutes',
      orgURL: 'https://x.example/soup',
      notes: [{ title: '', text: 'Freeze it.' }],
      nutrition: { calories: '134', saturatedFatContent: '3.5' },
    });
    expect(ingredientsIn(draft)).toEqual(['500 g peas', '1 onion']);
    expect(stepsIn(draft)).toEqual(['Boil.', '3. Serve.']);
    expect(namesOf(draft.recipe.recipeCategory)).toEqual(['Soup', 'Green']);
    expect(namesOf(draft.recipe.tags)).toEqual(['Dinner', 'Lunch']);
    expect(draft).toMatchObject({ rating: 4, isFavorite: true });
    await expect(imageBytes(draft)).resolves.toEqual(Buffer.from(photo));
  });

  it('is read in UTF-16 and windows-1252, as its page declares', async () => {
    const name = recipe.replace('Pea soup', 'Crème');
    const utf16 = Buffer.from(`\ufeff${name}`, 'utf16le');
    const latin = Buffer.from(`<meta charset="windows-1252">${name}`, 'latin1');

    for (const page of [utf16, latin])
      expect((await draftFrom(readRecipeKeeper, { 'recipes.html': page })).recipe.name).toBe('Crème');
  });

  it('keeps a source that is a book as a note', async () => {
    const page = recipe.replace('<a href="https://x.example/soup">x.example</a>', 'Grandma’s book');
    const { recipe: read } = await draftFrom(readRecipeKeeper, { 'recipes.html': page });

    expect(read.orgURL).toBeNull();
    expect(read.notes).toContainEqual({ title: 'Source', text: 'Grandma’s book' });
  });
});

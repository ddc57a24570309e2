import { scrapeRecipe } from '../../scrape-recipe.js';
import { isPlainText, markupOfText } from './plain-text.js';

const texts = (lines: readonly { text: string }[] = []): string[] => lines.map(({ text }) => text);

describe('pasted text', () => {
  it('becomes a recipe by its headings', () => {
    const recipe = scrapeRecipe({
      html: `Grandma's lemon tart\n\nServes 6\nPrep time: 20 min\n\nIngredients:\n- 3 lemons\n- 200 g sugar & more\n\nMethod\n1. Grate the lemons.\n2. Bake for an hour at <200 °C.\n`,
    });

    expect(recipe).toMatchObject({ strategy: 'content', name: "Grandma's lemon tart", yieldQuantity: 6 });
    expect(recipe?.prepTime?.minutes).toBe(20);
    expect(texts(recipe?.ingredients)).toEqual(['3 lemons', '200 g sugar & more']);
    expect(texts(recipe?.steps)).toEqual(['Grate the lemons.', 'Bake for an hour at <200 °C.']);
  });

  it('becomes one in other languages, without bullets', () => {
    const recipe = scrapeRecipe({
      html: 'Zitronentarte\nZutaten für 4 Personen\n3 Zitronen\n200 g Zucker\n1 Prise Salz\nZubereitung\nDie Zitronen fein reiben.\nEine Stunde backen.',
    });

    expect(recipe).toMatchObject({ name: 'Zitronentarte', yieldQuantity: 4 });
    expect(texts(recipe?.ingredients)).toEqual(['3 Zitronen', '200 g Zucker', '1 Prise Salz']);
    expect(texts(recipe?.steps)).toEqual(['Die Zitronen fein reiben.', 'Eine Stunde backen.']);
  });

  it('becomes one by its structure without headings', () => {
    const recipe = scrapeRecipe({
      html: 'Pancakes\n\n2 cups flour\n3 eggs\n500 ml milk\n1 pinch of salt\nnutmeg\n\nWhisk everything until the batter is smooth.\nFry thin pancakes in a hot pan, two minutes on each side.',
    });

    expect(recipe?.name).toBe('Pancakes');
    expect(texts(recipe?.ingredients)).toEqual(['2 cups flour', '3 eggs', '500 ml milk', '1 pinch of salt', 'nutmeg']);
    expect(texts(recipe?.steps)).toHaveLength(2);
  });

  it.each<[string, string]>([
    [
      'headings',
      '# Lemon tart\n\n## Ingredients\n\n* 3 lemons\n* 200 g sugar\n\n## Method\n\n1. Grate the lemons finely.\n2. Bake for an hour.',
    ],
    [
      'bold headings',
      '**Lemon tart**\n\n**Ingredients**\n- 3 lemons\n- 200 g sugar\n\n**Method**\nGrate the lemons finely.\nBake for an hour.',
    ],
    [
      'underlined headings',
      'Lemon tart\n====\nIngredients\n----\n- 3 lemons\n- 200 g sugar\n\nMethod\n----\n- Grate the lemons finely.\n- Bake for an hour.',
    ],
    [
      'boxes to tick',
      '# Lemon tart\n### Ingredients\n- [ ] 3 lemons\n- [x] 200 g sugar\n### Method\nGrate the lemons finely.\n\nBake for an hour.',
    ],
    [
      'settings',
      '---\ntitle: "Lemon tart"\nservings: 4\n---\n## Ingredients\n- 3 lemons\n- 200 g sugar\n## Method\nGrate the lemons finely.\nBake for an hour.',
    ],
    [
      'pictures',
      'Lemon tart\n🛒 INGREDIENTS 🛒\n🍋 3 lemons\n🍚 200 g sugar\n👩‍🍳 METHOD\n1️⃣ Grate the lemons finely.\n2️⃣ Bake for an hour.',
    ],
  ])('becomes one from Markdown or a post with %s', (_, html) => {
    const recipe = scrapeRecipe({ html });

    expect(recipe?.name).toBe('Lemon tart');
    expect(texts(recipe?.ingredients)).toEqual(['3 lemons', '200 g sugar']);
    expect(texts(recipe?.steps)).toEqual(['Grate the lemons finely.', 'Bake for an hour.']);
  });

  it.each(['hello', 'a < b and c > d', 'Milk, eggs'])('is no recipe without ingredients and steps: %j', (text) => {
    expect(isPlainText(text)).toBe(true);
    expect(scrapeRecipe({ html: text })).toBeNull();
  });

  it('is not HTML', () => {
    expect(isPlainText('<p>3 lemons</p>')).toBe(false);
    expect(isPlainText(' \n ')).toBe(false);
    expect(markupOfText('Tart\n<b>')).toBe('<h1>Tart</h1>\n<p>&lt;b></p>');
  });
});

/** A recipe of our own, as a page would state it to search engines. */
export const TOMATO_SOUP = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Roasted Tomato Soup',
  description: 'Sweet from the oven, sharp from the vinegar; ready before the bread is toasted.',
  image: ['/tomato-soup.jpg'],
  recipeYield: '4 servings',
  prepTime: 'PT15M',
  cookTime: 'PT40M',
  totalTime: 'PT55M',
  keywords: 'Soup, weeknight',
  recipeIngredient: [
    '1 kg ripe tomatoes, halved',
    '2 red onions',
    '3 tbsp olive oil',
    '1 1/2 cups vegetable stock',
    'Salt',
  ],
  recipeInstructions: [
    {
      '@type': 'HowToSection',
      name: 'Roast',
      itemListElement: [
        { '@type': 'HowToStep', text: 'Heat the oven to 200 °C.' },
        { '@type': 'HowToStep', text: 'Roast tomatoes and onions in the oil for 35 minutes.' },
      ],
    },
    {
      '@type': 'HowToSection',
      name: 'Blend',
      itemListElement: [{ '@type': 'HowToStep', text: 'Blend with the hot stock and season with salt.' }],
    },
  ],
  nutrition: { '@type': 'NutritionInformation', calories: '180 kcal', proteinContent: '4 g' },
};

/** The page around it. `name` makes it another recipe. */
export function tomatoSoupPage(name = TOMATO_SOUP.name): string {
  const data = JSON.stringify({ ...TOMATO_SOUP, name });
  return `<!doctype html><html><head><title>${name}</title>
    <script type="application/ld+json">${data}</script></head><body><h1>${name}</h1></body></html>`;
}

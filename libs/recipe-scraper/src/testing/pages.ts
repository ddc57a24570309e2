/** A page with these values as JSON-LD scripts. */
export function aPageWith(...values: unknown[]): string {
  const scripts = values.map((value) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`);
  return `<!doctype html><html lang="en"><head>${scripts.join('\n')}</head><body></body></html>`;
}

/** A schema.org recipe with default properties. */
export function aRecipe(properties: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Lemon tart',
    recipeIngredient: ['3 lemons', '200 g sugar'],
    recipeInstructions: [
      { '@type': 'HowToStep', text: 'Grate the lemons.' },
      { '@type': 'HowToStep', text: 'Bake for an hour.' },
    ],
    ...properties,
  };
}

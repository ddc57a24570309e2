// Generated pages of any size: a typical one, and some designed to be expensive.

/** Repeats a piece up to a length. */
const fill = (piece, length) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

const RECIPE = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Leek soup',
  recipeIngredient: ['3 leeks', '200 ml cream', '1 pinch of salt'],
  recipeInstructions: [{ '@type': 'HowToStep', text: 'Cook the leeks, add the cream, serve.' }],
};
const jsonLd = (recipe) => `<script type="application/ld+json">${JSON.stringify(recipe)}</script>`;
const page = (head, body) => `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;

const PARAGRAPH =
  '<div class="entry-content"><p class="text">My grandmother made this soup <a href="/about">every winter</a>.</p>' +
  '<ul class="links"><li><a href="/a">Leeks &amp; more</a></li><li><a href="/b">Soups</a></li></ul></div>';
const SHOWN =
  '<h2>Ingredients</h2><ul><li>3 leeks</li><li>200 ml cream</li><li>1 pinch of salt</li></ul>' +
  '<h2>Method</h2><ol><li>Cook the leeks until soft, add the cream.</li><li>Serve it warm.</li></ol>';

/** Pages of about a given length, by name. */
export function pagesOf(length) {
  return {
    'a long article with a recipe in JSON-LD': page(jsonLd(RECIPE), fill(PARAGRAPH, length)),
    'a long article that only shows its recipe': page('', `${SHOWN}${fill(PARAGRAPH, length)}`),
    'scripts around a recipe': page(jsonLd(RECIPE), `<script>${fill('var a={"b":[1,2]};', length)}</script>`),
    'JSON-LD of many things': page(jsonLd([...things(length), RECIPE]), ''),
    'broken JSON-LD': page(`<script type="application/ld+json">{"a":[${fill('{"b":"c""d"},', length)}</script>`, ''),
    microdata: page(
      '',
      `<div itemscope itemtype="http://schema.org/Recipe">${fill('<p itemprop="recipeIngredient">1 leek</p>', length)}</div>`,
    ),
    'data for scripts': page(
      '',
      `<script>s=[${fill('{"ingredients":["1 leek"],"steps":["Stir."]},', length)}]</script>`,
    ),
    'deep nesting': page('', fill('<div><p>', length)),
    'nested lists of ingredients': page(jsonLd(RECIPE), fill('<ul class="ingredients"><li>1 leek', length)),
    'headings that promise ingredients': page('', fill('<h2>Ingredients</h2><p>1 leek</p>', length)),
    'one line of text': page('', `<p>${fill('1 leek ', length)}</p>`),
    'list items': page('', `<h2>Ingredients</h2><ul>${fill('<li>1 leek', length)}</ul>`),
    'rows of boxes': page('', `<div>${fill('<div class="r"><i>1</i><i>leek</i></div>', length)}</div>`),
    attributes: page('', `<a ${fill('a="b" ', length)}>leek</a>`),
    'ingredients in data': page(jsonLd({ ...RECIPE, recipeIngredient: fill('1 leek, ', length).split(', ') }), SHOWN),
    'a step without end': page(jsonLd({ ...RECIPE, recipeInstructions: fill('1. Stir. ', length) }), ''),
  };
}

const things = (length) =>
  Array.from({ length: length / 60 }, (_, id) => ({ '@type': 'Thing', '@id': `#${id}`, name: 'x' }));

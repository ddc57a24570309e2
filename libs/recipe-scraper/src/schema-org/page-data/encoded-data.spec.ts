import { scrapeRecipe } from '../../scrape-recipe.js';
import { aRecipe } from '../../testing/pages.js';

const recipe = aRecipe({ description: 'A "sharp" tart.' });
const json = JSON.stringify(recipe);
const encoded = (text: string): string => JSON.stringify(text);
const push = (text: string): string => `self.__next_f.push([1,${encoded(text)}])`;
const row = `5:["$","main",null,{"recipe":${json}}]\n`;
const component = { type: 'application/ld+json', dangerouslySetInnerHTML: { __html: json } };

describe('recipe data encoded in a script', () => {
  it.each([
    ['JSON that a script parses', [`window.state = JSON.parse(${encoded(json)});`]],
    ['JSON with escapes of JavaScript', [`var a="x";\nfill(${encoded(json).replaceAll('lemons', '\\x6cemons')})`]],
    ['a text of Next.js', [push(`1:I[12,["a"],""]\n${row}6:null\n`)]],
    [
      'a text of Next.js in pieces',
      ['self.__next_f=[]', push(row.slice(0, 90)), push(row.slice(90, 91)), push(row.slice(91))],
    ],
    ['a text of Next.js behind other texts', [push('2:T9,an {"open\n'), push(row)]],
    ['markup within a text of Next.js', [push(`7:["$","script",null,${JSON.stringify(component)}]\n`)]],
  ])('is read from %s', (_, scripts) => {
    const html = scripts.map((script) => `<script>${script}</script>`).join('');

    expect(scrapeRecipe({ html })).toMatchObject({
      strategy: 'structured-data',
      name: 'Lemon tart',
      description: 'A "sharp" tart.',
      ingredients: [{ text: '3 lemons' }, { text: '200 g sugar' }],
    });
  });

  it('is not found in a string that never ends', () => {
    expect(scrapeRecipe({ html: `<script>"{\\"recipeIngredient\\":[\\"1 egg\\"]}</script>` })).toBeNull();
  });
});

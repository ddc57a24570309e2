import { readPage } from '../../page.js';
import { nameOfPage } from './page-name.js';

interface Parts {
  title?: string;
  shared?: string;
  site?: string;
  body?: string;
}
const nameOf = ({ title = '', shared = '', site = '', body = '' }: Parts, url: string | null = null) =>
  nameOfPage(
    readPage({
      html: `<html><head><title>${title}</title><meta property="og:title" content="${shared}">
        <meta property="og:site_name" content="${site}"></head><body>${body}</body></html>`,
      url,
    }),
  );

describe('the name of a recipe on a page without data', () => {
  it.each<[string, Parts, string]>([
    [
      'the title in a text of Microsoft Word',
      { body: '<p class=MsoTitle>Lemon tart</p><p>The sourest.</p><b>Ingredients</b><ul><li>3 lemons</li></ul>' },
      'Lemon tart',
    ],
    [
      'the title in a text of Google Docs',
      { body: '<p class="c3 title"><span>Lemon tart</span></p><p>The sourest.</p>' },
      'Lemon tart',
    ],
    [
      'the first line of a page without any title',
      { body: '<p>Lemon tart</p><ul><li>3 lemons</li></ul>' },
      'Lemon tart',
    ],
    ['no first line that announces the ingredients', { body: '<p>Ingredients</p><ul><li>3 lemons</li></ul>' }, ''],
    ['the main heading', { title: 'Tart - Lemons', body: '<h1>Lemon tart</h1>' }, 'Lemon tart'],
    [
      'the heading rather than a catchy title',
      { title: 'The lemon tart of your life', body: '<h1>Lemon tart</h1>' },
      'Lemon tart',
    ],
    [
      'the heading that says what the title does',
      { title: 'Lemon tart - Sour Things', body: '<h1>Sour Things</h1><h1>Lemon tart</h1>' },
      'Lemon tart',
    ],
    [
      'the name on the recipe card',
      {
        shared: 'The best lemon tart!',
        body: '<h1>The best lemon tart!</h1><h2 class="x-recipe-name">Lemon tart</h2>',
      },
      'Lemon tart',
    ],
    [
      'the heading, where cards show other recipes',
      {
        title: 'Lemon tart',
        body: '<h1>Lemon tart</h1><div class="recipe-title">Pear tart</div><div class="recipe-title">Lemon curd</div>',
      },
      'Lemon tart',
    ],
    [
      'the heading above its ingredients, where it differs from that of the article',
      {
        title: 'The best lemon tart',
        body: `<h1>The best lemon tart</h1><p>So sour.</p><h2>Can I freeze lemon tart?</h2><p>Yes.</p>
          <h2>Get the recipe: Easy lemon tart</h2><p>For 4</p><h3>Ingredients</h3><h4>Lemon tart base</h4>
          <ul><li>200 g flour</li><li>100 g butter</li><li>3 lemons</li></ul>
          <h3>Method</h3><p>Bake the base, fill it with the lemons.</p>`,
      },
      'Easy lemon tart',
    ],
    [
      'the first line of its heading, without the details below',
      {
        title: 'Lemon tart',
        body: '<h1>Lemon tart<div>30 min</div></h1><b class="recipe-title">Lemon tart<br>by Ana</b>',
      },
      'Lemon tart',
    ],
    [
      'both lines of a heading with a subtitle',
      { title: 'Lemon tart', body: '<h1>Lemon tart<div>with cream</div><div>30 min</div></h1>' },
      'Lemon tart with cream',
    ],
    [
      'the main heading rather than one that begins something else',
      {
        title: 'Lemon tart - Sour',
        body: `<h1>Lemon tart</h1><h2>FAQ about lemon tart</h2><h1>In your box</h1><h3>with cream</h3>
          <h3>Ingredients</h3><ul><li>200 g flour</li><li>100 g butter</li><li>3 lemons</li></ul>`,
      },
      'Lemon tart',
    ],
    [
      'a heading that begins with the title',
      { title: 'Tart', body: '<h1>Tart with lemon and cream</h1>' },
      'Tart with lemon and cream',
    ],
    [
      'the title, above a sentence',
      { title: 'Tart', body: '<h1>Tart is what all of us want on a Sunday</h1>' },
      'Tart',
    ],
    ['the title for sharing, without a heading', { shared: 'Lemon tart | Sour', site: 'Sour' }, 'Lemon tart'],
    ['its first heading, without a title', { body: '<h1>Lemon tart</h1><h1>More</h1>' }, 'Lemon tart'],
    [
      'a heading in a script without blanks',
      { title: '柠檬挞', body: '<h1>外婆的柠檬挞【四人份】</h1>' },
      '外婆的柠檬挞【四人份】',
    ],
    ['nothing, where there is nothing', {}, ''],
  ])('is %s', (_, parts, name) => {
    expect(nameOf(parts)).toBe(name);
  });

  it('does not begin with the namespace of a wiki', () => {
    const html =
      '<meta name="generator" content="MediaWiki 1.41"><title>Cookbook:Lemon tart - Wiki</title><h1>Cookbook:Lemon tart</h1>';

    expect(nameOfPage(readPage({ html }))).toBe('Lemon tart');
  });

  it('does not end with the name of the site, taken from its address', () => {
    const address = 'https://www.salt-and-lemons.co.uk/tart';

    expect(nameOf({ title: 'Lemon tart – with cream – Salt & Lemons' }, address)).toBe('Lemon tart – with cream');
    expect(nameOf({ title: 'Lemon tart', body: '<h1>Salt & Lemons</h1>' }, address)).toBe('Lemon tart');
  });
});

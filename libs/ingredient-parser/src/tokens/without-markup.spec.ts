import { withoutMarkup } from './without-markup.js';

describe('withoutMarkup', () => {
  it.each([
    ['1 cup cr&egrave;me fra&#xee;che', '1 cup crème fraîche'],
    ['2 jalape&Ntilde;os &amp; &amp;frac12; egg', '2 jalapeÑos & ½ egg'],
    ['baker&rsquo;s &copy &unknown; &toString;', 'baker’s &copy &unknown; &toString;'],
    ['1 egg&#xD800; &#55357; &#9999999;', '1 egg\ufffd \ufffd \ufffd'],
    ['<span class="q">1<sup>1</sup>/<sub>2</sub></span> cups<br>flour', '11/2 cups flour'],
    ['2 cups [flour](https://example.com/a)', '2 cups flour'],
    ['2 cups flour [1] (sifted)', '2 cups flour [1] (sifted)'],
    ['**2 cups** __flour__', '2 cups flour'],
    ['- [ ] 2 eggs', '2 eggs'],
    ['[x] 2 eggs', '2 eggs'],
    ['### Dough ###', 'Dough:'],
    ['--- Filling ---', 'Filling:'],
    ['-- 2 eggs', '-- 2 eggs'],
    ['#10 can', '#10 can'],
    ['size < 2 and > 1', 'size < 2 and > 1'],
  ])('of %j is %j', (line, expected) => {
    expect(withoutMarkup(line)).toBe(expected);
  });
});

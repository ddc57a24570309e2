import fc from 'fast-check';
import { scrapeRecipe } from './scrape-recipe.js';
import { hostilePages } from './testing/hostile-pages.js';
import { WorkCounter } from './testing/work.js';

const OURS = /recipe-scraper\/src|htmlparser2|entities/;
/**
 * Twice the page may take a little more than twice the work until nesting limits are reached; quadratic growth would be
 * four.
 */
const LINEAR = 2.7;
const ONCE = 20_000;
/** Most pages take 10 to 80; those with nested annotations up to 250. */
const PER_CHARACTER = 500;
const LENGTH = 40_000;

/** Parts of pages, complete or not. */
const PIECES = [
  ...['<p>', '</p>', '<div class="ingredients">', '</div>', '<ul>', '<li>', '</li>', '<b>', '<br>', '<h2>', '</h2>'],
  ...[
    '<table>',
    '<tr>',
    '<td>',
    '<dl>',
    '<dt>',
    '<dd>',
    '<script type="application/ld+json">',
    '</script>',
    '<!--',
    '-->',
  ],
  ...[
    '<i itemscope itemtype=Recipe>',
    '<i itemprop=recipeIngredient>',
    '<i data-ingredient-name=a>',
    '</i>',
    '<a b="',
    '"',
  ],
  ...[
    'Ingredients',
    'Method',
    'How to make',
    'Equipment:',
    '1 cup flour',
    '2.50 g',
    '1. ',
    ' ',
    '\n',
    'a',
    '&amp;',
    '&#',
  ],
  ...[
    '{"@type":"Recipe",',
    '"recipeIngredient":[',
    '"recipeInstructions":',
    '{"text":"',
    '"name":"',
    '[',
    ']',
    '}',
    ',',
    ':',
  ],
  ...['Ã©', 'u00e9', '(', '-', '：', '鸡', '\\', '\\"', '\u00A0', '\u0000'],
];

describe('twice the page takes twice the work', () => {
  let counter: WorkCounter;
  beforeAll(() => {
    counter = new WorkCounter();
  });
  afterAll(() => counter.close());

  const workOf = (html: string): number => counter.of(OURS, () => void scrapeRecipe({ html }));

  const longer = new Map(hostilePages(LENGTH));

  it.each(hostilePages(LENGTH / 2))('for %s', (name, html) => {
    expect(workOf(longer.get(name) ?? '')).toBeLessThan(workOf(html) * LINEAR + ONCE);
  });
});

describe('work per character is limited', () => {
  let counter: WorkCounter;
  beforeAll(() => {
    counter = new WorkCounter();
  });
  afterAll(() => counter.close());

  it('for any repeated pieces', () => {
    const pieces = fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(pieces, pieces, (start, again) => {
        const body = again.join('');
        const html = start.join('') + body.repeat(Math.ceil(LENGTH / body.length));
        expect(counter.of(OURS, () => void scrapeRecipe({ html }))).toBeLessThan(html.length * PER_CHARACTER);
      }),
      { seed: 1729, numRuns: 80 },
    );
  });
});

import fc from 'fast-check';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { hostilePages } from './testing/hostile-pages.js';

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

/** A thread of its own, since other tests have already compiled the scraper in this one. */
let thread: Worker;
beforeAll(() => {
  thread = new Worker(new URL('testing/work-thread.ts', import.meta.url));
});
afterAll(() => thread.terminate());

async function workOf(html: string): Promise<number> {
  const answered = once(thread, 'message') as Promise<[number]>;
  thread.postMessage(html);
  const [work] = await answered;
  return work;
}

describe('twice the page takes twice the work', () => {
  const longer = new Map(hostilePages(LENGTH));

  it.each(hostilePages(LENGTH / 2))('for %s', async (name, html) => {
    const work = await workOf(html);
    expect(await workOf(longer.get(name) ?? '')).toBeLessThan(work * LINEAR + ONCE);
  });
});

describe('work per character is limited', () => {
  it('for any repeated pieces', async () => {
    const pieces = fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(pieces, pieces, async (start, again) => {
        const body = again.join('');
        const html = start.join('') + body.repeat(Math.ceil(LENGTH / body.length));
        expect(await workOf(html)).toBeLessThan(html.length * PER_CHARACTER);
      }),
      { seed: 1729, numRuns: 80 },
    );
  });
});

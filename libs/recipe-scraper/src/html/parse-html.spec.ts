import { LIMITS } from '../limits.js';
import { attributeOf, PageElement } from './element.js';
import { parseHtml } from './parse-html.js';
import { textOf } from './text-of.js';
import { elementsIn } from './walk.js';

/** The tree as nested lists of names and texts: `<p>a</p>` is `['p', 'a']`. */
const outline = (element: PageElement): unknown[] =>
  element.children.map((child) => (child instanceof PageElement ? [child.name, ...outline(child)] : child));
const outlineOf = (html: string): unknown[] => outline(parseHtml(html));

describe('parseHtml', () => {
  it.each([
    [
      '<p>a<p>b',
      [
        ['p', 'a'],
        ['p', 'b'],
      ],
    ],
    ['<ul><li>a<li>b</ul>c', [['ul', ['li', 'a'], ['li', 'b']], 'c']],
    ['<ul><li>a<ul><li>b</ul><li>c</ul>', [['ul', ['li', 'a', ['ul', ['li', 'b']]], ['li', 'c']]]],
    [
      '<p>a<div>b</div>',
      [
        ['p', 'a'],
        ['div', 'b'],
      ],
    ],
    [
      '<tr><td>a<td>b<tr><td>c',
      [
        ['tr', ['td', 'a'], ['td', 'b']],
        ['tr', ['td', 'c']],
      ],
    ],
    ['<dl><dt>a<dd>b<dt>c</dl>', [['dl', ['dt', 'a'], ['dd', 'b'], ['dt', 'c']]]],
    ['a<br>b<img src=x>c', ['a', ['br'], 'b', ['img'], 'c']],
    ['<div>a</b>b</div>c', [['div', 'a', 'b'], 'c']],
    ['<b><div>a</b>b</div>', [['b', ['div', 'a', 'b']]]],
    ['<table><tr><td></div>a</td></tr></table>', [['table', ['tr', ['td', 'a']]]]],
    ['<div/>a', [['div', 'a']]],
    ['<svg><path/><g/></svg>a', [['svg', ['path'], ['g']], 'a']],
    ['<!-- <p>a</p> -->b', ['b']],
    ['<script>if (a < b) "</p>"</script>c', [['script', 'if (a < b) "</p>"'], 'c']],
    ['a < b', ['a < b']],
    ['', []],
  ])('reads %s as a browser would', (html, expected) => {
    expect(outlineOf(html)).toEqual(expected);
  });

  it('decodes attributes on access', () => {
    const [link] = [...elementsIn(parseHtml('<a HREF="?a=1&amp;b=2" title=\'"x"\' hidden>'))];

    expect(link && ['href', 'title', 'hidden', 'class'].map((name) => attributeOf(link, name))).toEqual([
      '?a=1&b=2',
      '"x"',
      '',
      null,
    ]);
  });

  it('keeps the content of elements below the maximum depth', () => {
    const depth = LIMITS.elementDepth * 4;
    const root = parseHtml(`${'<div>'.repeat(depth)}<p>deep</p>${'</div>'.repeat(depth)}<p>after</p>`);

    expect(textOf(root)).toBe('deep\nafter');
  });

  it('ends content for browsers without scripts at its end tag, whatever is unclosed in it', () => {
    expect(outlineOf('<noscript><p>Turn scripts on.</noscript><p>3 lemons</p>')).toEqual([
      ['noscript', ['p', 'Turn scripts on.']],
      ['p', '3 lemons'],
    ]);
  });

  it('limits the number of elements', () => {
    const root = parseHtml('<i>'.repeat(LIMITS.elements + 10));

    expect([...elementsIn(root)]).toHaveLength(LIMITS.elements);
  });
});

/** Elements that never have content or an end tag. */
export const VOID_ELEMENTS = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

/** Elements that start a new line. */
export const BLOCK_ELEMENTS = new Set(
  (
    'address article aside blockquote body button caption center dd details dialog div dl dt fieldset figcaption ' +
    'figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol option p pre section ' +
    'select summary table tbody td tfoot th thead title tr ul'
  ).split(' '),
);

const TABLE_PARTS = new Set('caption table tbody td tfoot th thead tr'.split(' '));
const TABLE_BOUNDARIES = new Set(['table', 'td', 'th', 'caption', 'template']);

/** The elements that a start tag ends implicitly, and the boundaries of that. */
interface ImpliedEnd {
  ends: ReadonlySet<string>;
  stopsAt: ReadonlySet<string>;
}

const LIST_BOUNDARIES = new Set([...TABLE_BOUNDARIES, 'ul', 'ol', 'menu', 'section', 'article']);
const ENDS_PARAGRAPH: ImpliedEnd = {
  ends: new Set(['p']),
  stopsAt: new Set([...BLOCK_ELEMENTS].filter((n) => n !== 'p')),
};
const PARAGRAPH_ENDERS =
  'address article aside blockquote center details div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main menu nav ol p pre section table ul';

const IMPLIED_ENDS = new Map<string, ImpliedEnd>([
  ...PARAGRAPH_ENDERS.split(' ').map((name): [string, ImpliedEnd] => [name, ENDS_PARAGRAPH]),
  ['li', { ends: new Set(['li']), stopsAt: LIST_BOUNDARIES }],
  ['dt', { ends: new Set(['dt', 'dd']), stopsAt: new Set([...TABLE_BOUNDARIES, 'dl']) }],
  ['dd', { ends: new Set(['dt', 'dd']), stopsAt: new Set([...TABLE_BOUNDARIES, 'dl']) }],
  ['option', { ends: new Set(['option']), stopsAt: new Set(['select']) }],
  ['tr', { ends: new Set(['tr']), stopsAt: new Set(['table']) }],
  ['td', { ends: new Set(['td', 'th']), stopsAt: new Set(['tr', 'table']) }],
  ['th', { ends: new Set(['td', 'th']), stopsAt: new Set(['tr', 'table']) }],
  ['tbody', { ends: new Set(['tbody', 'thead', 'tfoot']), stopsAt: new Set(['table']) }],
  ['tfoot', { ends: new Set(['tbody', 'thead', 'tfoot']), stopsAt: new Set(['table']) }],
]);

/** The elements that the start tag `name` ends without an end tag: a list item ends the one before. */
export const impliedEndOf = (name: string): ImpliedEnd | undefined => IMPLIED_ENDS.get(name);

/** An unclosed paragraph inside one of these must not hide the rest of the page. */
const HIDDEN_CONTENT = new Set('noscript iframe object video audio svg'.split(' '));

/**
 * Whether the end tag `name` may search beyond an open `blocker` for its start tag. A stray `</b>` must not end the
 * paragraphs around it, nor a stray `</div>` its table.
 */
export function endsAcross(name: string, blocker: string): boolean {
  if (TABLE_PARTS.has(name)) return blocker !== 'table';
  if (TABLE_BOUNDARIES.has(blocker)) return false;
  return BLOCK_ELEMENTS.has(name) || HIDDEN_CONTENT.has(name) || !BLOCK_ELEMENTS.has(blocker);
}

import { decodeHTMLStrict } from 'entities';

const TAG = /<\/?([a-z][a-z\d]{0,10})(?:[\s/][^<>]{0,500})?>/giu;
/** "&amp;frac12;": the line was encoded twice. */
const ENCODED_TWICE = /&amp;(?=[a-z\d#]{2,8};)/giu;
/** Elements that begin a new line; others are within words: "1<sup>1</sup>/<sub>2</sub>". */
const BLOCKS = new Set(['br', 'p', 'div', 'li', 'ul', 'ol', 'td', 'tr', 'h1', 'h2', 'h3', 'h4']);
/** "[flour](https://…)". */
const MARKDOWN_LINK = /\[([^[\]]{1,200})\]\((?:https?:|www\.|\/)[^\s()]{1,500}\)/giu;
const EMPHASIS = /\*\*|__/gu;
/** "- [ ] 2 eggs", "[x] 2 eggs". */
const CHECKBOX = /^\s{0,9}(?:[-*+•]\s{1,9})?\[[\sx✓✔]?\]\s{0,9}/iu;
/** "## Dough", "--- Dough ---", "== Dough ==". */
const HEADING = /^\s{0,9}(?:#{1,6}\s|(?:-{3,9}|={2,9})\s?(?=[^\d\s=-]))([^\d=]{1,80})$/u;

/** A line without the entities, tags, links and list marks of the page or the Markdown text it was copied from. */
export function withoutMarkup(line: string): string {
  const decoded = line.includes('&') ? decodeHTMLStrict(line.replace(ENCODED_TWICE, '&')) : line;
  const untagged = decoded.includes('<') ? decoded.replace(TAG, toBlank) : decoded;
  const text = untagged.replace(MARKDOWN_LINK, '$1').replace(EMPHASIS, '').replace(CHECKBOX, '');
  return text.replace(HEADING, (_, title: string) => `${title.replace(/[\s#:-]{1,20}$/u, '')}:`);
}

const toBlank = (_: string, element: string): string => (BLOCKS.has(element.toLowerCase()) ? ' ' : '');

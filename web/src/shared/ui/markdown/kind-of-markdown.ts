/** What it takes to lay a text out: nothing, Markdown, or Markdown with HTML in it. */
export type MarkdownKind = 'plain' | 'marked' | 'html';

const HTML = /<\/?[a-z][^>]*>|&[a-z#\d]+;/i;
const MARKS = /[*_`#>[\]~|\\]|^\s*(?:[-+]|\d+[.)])\s|https?:\/\/|www\.|^[=-]{2,}\s*$|^ {4}| {2}$/m;

/** Most steps are plain sentences: they need none of the renderers, which are larger than the rest of the page. */
export function kindOfMarkdown(text: string): MarkdownKind {
  if (HTML.test(text)) return 'html';
  return MARKS.test(text) ? 'marked' : 'plain';
}

/** The paragraphs of a plain text: a line break inside one is a blank. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

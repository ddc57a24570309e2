/** The renderer that a text needs: none, Markdown, or Markdown with HTML. */
export type MarkdownKind = 'plain' | 'markdown' | 'html';

const HTML = /<\/?[a-z][^<>]*>|&[a-z#\d]+;/i;
const MARKUP = /[*_`#>[\]~|\\]|^[^\S\n]*(?:[-+]|\d+[.)])\s|https?:\/\/|www\.|^[=-]{2,}\s*$|^ {4}| {2}$/m;

/** Most steps are plain sentences, for which no renderer is loaded: the renderers are larger than the rest of the page. */
export function kindOfMarkdown(text: string): MarkdownKind {
  if (HTML.test(text)) return 'html';
  return MARKUP.test(text) ? 'markdown' : 'plain';
}

/** The paragraphs of a plain text; line breaks inside them become spaces. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

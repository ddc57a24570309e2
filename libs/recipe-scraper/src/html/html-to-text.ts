import { parseHtml } from './parse-html.js';
import { textOf } from './text-of.js';

const TAG_START = /<[a-z!/]/i;

/** Whether a text contains a tag or a comment; "3 < 4" does not. */
export function hasMarkup(text: string): boolean {
  return TAG_START.test(text) && text.includes('>');
}

/**
 * The text of an HTML fragment, one line per block. In a fragment without blocks, mostly plain text with a link in it,
 * line breaks of the source count too.
 */
export function htmlToText(html: string): string {
  if (!hasMarkup(html)) return html;
  return textOf(parseHtml(hasBlocks(html) ? html : html.replace(/\r\n?|\n/g, '<br>')));
}

const hasBlocks = (html: string): boolean =>
  /<(?:p|div|li|ol|ul|h[1-6]|table|section|article|blockquote)[\s/>]/i.test(html);

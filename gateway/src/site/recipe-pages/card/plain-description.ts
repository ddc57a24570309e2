const MAX_LENGTH = 200;
/** Longer texts are cut before they are read, in characters. */
const MAX_READ = 2_000;
const LINK = /!?\[([^\]]*)\]\([^)]*\)/g;
const TAG = /<[^<>]*>/g;
const LINE_START = /^ {0,3}(?:#{1,6} +|> ?|[-*+] +|\d+[.)] +)/gm;
const EMPHASIS = /(\*\*|~~|\*|`)(\S(?:[^*~`]*\S)?)\1|(?<!\w)(__|_)(\S(?:[^_]*\S)?)\3(?!\w)/g;

/** A description as previews show it: without Markdown and HTML, cut at 200 characters. */
export function plainDescription(markdown: string): string {
  const text = markdown
    .slice(0, MAX_READ)
    .replace(LINK, '$1')
    .replace(TAG, ' ')
    .replace(LINE_START, '')
    .replace(EMPHASIS, '$2$4')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1).trimEnd()}…` : text;
}

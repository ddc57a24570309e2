/** A line of a pasted text. */
export interface PlainLine {
  text: string;
  /** The level of a heading in Markdown; 0 for any other line. */
  level: number;
}

/** Settings before a text in Markdown, between lines of dashes. */
const FRONT_MATTER = /^---\s*\n([\s\S]{0,5000}?)\n---\s*(?:\n|$)/;
const MARKED = /^\s*(?:[-–—*•·▢□☐◦]|\d{1,2}[.)])\s/u;

/**
 * The lines of a pasted text without the marks of Markdown and of quoted mails. An indented line continues the item above
 * it.
 */
export function plainLinesOf(text: string): PlainLine[] {
  const lines: PlainLine[] = [];
  let isInItem = false;
  for (const raw of withoutSettings(text.replace(/\r\n?|[\u2028\u2029]/gu, '\n').trim()).split('\n')) {
    const line = raw.replace(QUOTED, '');
    const last = lines.at(-1);
    if (isInItem && last && INDENTED.test(line) && !MARKED.test(line)) last.text = `${last.text} ${textIn(line)}`;
    else lines.push({ text: textIn(line), level: /^\s{0,3}(#{1,6})\s/.exec(line)?.[1]?.length ?? 0 });
    isInItem = MARKED.test(line) || (isInItem && INDENTED.test(line));
  }
  return lines;
}

/** ">" before the lines of a quoted mail. */
const QUOTED = /^(?:>\s?){1,5}/;
const INDENTED = /^(?: {2}|\t)\s{0,20}\S/;

/** The name in the settings is the title of the text below them. */
function withoutSettings(text: string): string {
  const [all = '', settings = ''] = FRONT_MATTER.exec(text) ?? [];
  const title = /^(?:title|name):\s*["']?(.*?)["']?\s*$/im.exec(settings)?.[1] ?? '';
  return all ? `${title}\n${settings.replace(/^(?:title|name):.*$/im, '')}\n\n${text.slice(all.length)}` : text;
}

/** A line of Markdown without the marks of a heading, of bold text and of links. */
const textIn = (line: string): string =>
  line
    .trim()
    .replace(/^#{1,6}\s+(.*?)\s*#*$/, '$1')
    .replace(/^[-=]{3,}$/, '')
    .replace(/\[([^[\]]{1,200})\]\((?:https?:\/\/|\/)[^()\s]{1,500}\)/g, '$1')
    .replace(/(\*\*|__)(?=\S)(.{1,200}?)\1/g, '$2')
    .replace(/(?<![\w*])\*(?=[^\s*])([^*]{1,200}?)(?<=\S)\*(?![\w*])/g, '$1')
    .replace(/^([-*]\s)\[[ xX]?\]\s/, '$1');

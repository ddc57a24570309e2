/** A short line that is all bold, in HTML or Markdown, and neither a sentence nor an amount. */
const BOLD_LINE =
  /(^|<br\s?\/?>|<p>|<li>|<div>|\n)(\s{0,9})(?:<(b|strong)>([^<>\d]{2,60})<\/\3>|\*\*([^*<>\n\d]{2,60})\*\*)\s{0,9}:?(?=\s{0,9}(?:$|<br|<\/p>|<\/li>|<\/div>|\n))/gi;

/** A text whose bold lines, which are names of groups, have another form: `<b>Sauce</b>` as `Sauce:` or `<h3>Sauce</h3>`. */
export function replaceBoldLines(text: string, form: (name: string) => string): string {
  if (!/<(?:b|strong)>|\*\*/i.test(text)) return text;
  return text.replace(BOLD_LINE, (line: string, ...groups: (string | undefined)[]) => {
    const [before = '', space = '', , html, markdown] = groups;
    const name = (html ?? markdown ?? '').trim().replace(/\s?[:：]$/, '');
    return /[.!?。]$/.test(name) ? line : `${before}${space}${form(name)}`;
  });
}

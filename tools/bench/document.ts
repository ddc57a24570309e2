const START = '<!-- bench: written by npm run bench -- --markdown -->';
const END = '<!-- /bench -->';

/** The document with this report in the place of the last one; the rest is left as it is. */
export function withReport(document: string, report: string): string {
  const [before, rest] = split(document, START);
  const [, after] = split(rest, END);
  return `${before}${START}\n\n${report}\n\n${END}${after}`;
}

function split(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  if (at < 0) throw new Error(`docs/benchmarks.md has lost its line "${mark}".`);
  return [text.slice(0, at), text.slice(at + mark.length)];
}

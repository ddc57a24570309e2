/**
 * The document with the last report replaced by this one.
 *
 * @param command the npm script of the report
 */
export function withReport(document: string, report: string, command = 'bench'): string {
  const start = `<!-- ${command}: written by npm run ${command} -- --markdown -->`;
  const end = `<!-- /${command} -->`;
  const [before, rest] = split(document, start);
  const [, after] = split(rest, end);
  return `${before}${start}\n\n${report}\n\n${end}${after}`;
}

function split(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  if (at < 0) throw new Error(`docs/benchmarks.md has lost its line "${mark}".`);
  return [text.slice(0, at), text.slice(at + mark.length)];
}

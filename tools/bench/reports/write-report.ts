import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';

const DOCUMENT = join(import.meta.dirname, '../../../docs/benchmarks.md');

/** Replaces the last report of an npm script in `docs/benchmarks.md`. `report` is Markdown. */
export async function writeReport(report: string, command: string): Promise<void> {
  const document = withReport(readFileSync(DOCUMENT, 'utf8'), report, command);
  const { code } = await format(DOCUMENT, document, { printWidth: 120 });
  writeFileSync(DOCUMENT, code);
}

/** The document with the last report of an npm script replaced. Throws when the document has no place for it. */
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

import type { AuditEntry } from '@larder/contracts';

const HEAD = ['time', 'user_id', 'user', 'action', 'target', 'target_id', 'target_name', 'address', 'outcome'];
/** Prefixes that spreadsheets interpret as a formula, also in full width. */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/;

/** The log as CSV lines (RFC 4180) with a header row; cells that a spreadsheet would run as a formula are escaped. */
export async function* auditCsv(entries: AsyncIterable<AuditEntry>): AsyncGenerator<string> {
  yield line(HEAD);
  for await (const { occurredAt, actor, action, target, address, outcome } of entries)
    yield line([occurredAt, actor.id, actor.name, action, target.kind, target.id, target.name, address, outcome]);
}

function line(cells: (string | null)[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(text: string | null): string {
  const safe = text !== null && FORMULA.test(text) ? `'${text}` : (text ?? '');
  return `"${safe.replaceAll('"', '""')}"`;
}

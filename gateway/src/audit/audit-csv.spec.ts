import type { AuditEntry } from '@larder/contracts';
import { auditCsv } from './audit-csv.js';

const anEntry = (name: string): AuditEntry => ({
  id: '1',
  occurredAt: '2026-03-01T10:00:00.000Z',
  action: 'session.sign-in',
  actor: { id: null, name },
  target: { kind: 'session', id: null, name: null },
  address: '192.0.2.1',
  outcome: 'refused',
});

async function* entriesOf(...names: string[]) {
  for (const name of names) yield await Promise.resolve(anEntry(name));
}

async function csvOf(...names: string[]) {
  const lines: string[] = [];
  for await (const line of auditCsv(entriesOf(...names))) lines.push(line);
  return lines;
}

it('writes a header and a line for each entry', async () => {
  expect(await csvOf('ana')).toEqual([
    '"time","user_id","user","action","target","target_id","target_name","address","outcome"\r\n',
    '"2026-03-01T10:00:00.000Z","","ana","session.sign-in","session","","","192.0.2.1","refused"\r\n',
  ]);
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\r=1', '＝1', '＠SUM(A1)'])(
  'escapes %j, so that it is not a formula',
  async (name) => {
    const [, line = ''] = await csvOf(name);
    expect(line).toContain(`"'${name}"`);
  },
);

it('doubles quotation marks', async () => {
  const [, line = ''] = await csvOf('a"b,c');
  expect(line).toContain('"a""b,c"');
});

import { parseArgs } from 'node:util';
import { runFuzz } from '../../e2e/src/fuzz/run-fuzz.js';
import { Api } from '../../e2e/src/support/api.js';
import { administrator } from '../../e2e/src/support/instances/product.js';
import { printLine } from '../client/print-line.js';
import { withInstance } from '../instance/with-instance.js';

const MEMBER = { username: 'member', fullName: 'Member', email: 'member@example.org', password: 'fuzzed-member-1' };

/** Fuzzes a fresh instance as administrator, as member and anonymously, and prints the responses. */
export async function fuzz(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { requests: { type: 'string', default: '6000' }, seed: { type: 'string', default: '1' } },
  });
  await withInstance(async ({ product }) => {
    const callers = await callersOf(new Api(product.url));
    const report = await runFuzz({ callers, requests: Number(values.requests), seed: Number(values.seed) });
    printLine(`${report.requests} requests: ${JSON.stringify(report.statuses)}`);
    for (const finding of report.findings) printLine(finding);
    printLine(`${report.findings.length} findings`);
    if (report.findings.length > 0) process.exitCode = 1;
  });
}

/** The member has a separate group, so that the administrator's changes do not remove it. */
async function callersOf(anonymous: Api): Promise<Record<string, Api>> {
  const first = await administrator(anonymous);
  await first.post('/api/admin/groups', { name: 'Fuzzed group' });
  for (const user of [MEMBER, { ...MEMBER, username: 'admin2', email: 'admin2@example.org', admin: true }])
    await first.post('/api/admin/users', { ...user, group: 'Fuzzed group' });
  return {
    administrator: await anonymous.signIn('admin2', MEMBER.password),
    member: await anonymous.signIn(MEMBER.username, MEMBER.password),
    anonymous,
  };
}

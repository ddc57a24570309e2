// Kills NATS or Redis repeatedly under load and measures the recovery time of a service:
//   node --conditions=@larder/source libs/service-kit/bench/kill-server.mjs nats|redis [--kills 20]
// Exits with 1 when an event or a job is lost.
import { parseArgs } from 'node:util';
import '@larder/testing/typescript';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { kills: { type: 'string', default: '20' } },
});
const { reportServerKills } = await import('../test/crash/report-server-kills.ts');
process.exit(await reportServerKills(positionals[0] ?? 'nats', Number(values.kills)));

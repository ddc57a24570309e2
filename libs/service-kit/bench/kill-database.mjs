// Kills the embedded database repeatedly under load and measures the recovery time of the services' clients:
//   node --conditions=@larder/source libs/service-kit/bench/kill-database.mjs [--kills 200] [--clients 6] [--tcp]
// Needs the built database (npm run build). Exits with 1 when a client does not recover, an operation has no outcome
// or an acknowledged write is missing.
import { parseArgs } from 'node:util';
import '@larder/testing/typescript';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    clients: { type: 'string', default: '6' },
    tcp: { type: 'boolean', default: false },
  },
});
const { reportKills } = await import('../test/crash/report-kills.ts');
const { kills, clients, tcp } = values;
process.exit(await reportKills({ kills: Number(kills), clients: Number(clients), transport: tcp ? 'tcp' : 'socket' }));

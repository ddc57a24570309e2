import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '../../e2e/src/soak/installation/cluster.js';
import { SupervisedServer } from '../../e2e/src/soak/installation/supervised-server.js';
import { INSTANCE_LOG, type Installation } from '../../e2e/src/soak/installation/installation.js';
import { keepLog } from '../../e2e/src/soak/log/keep-log.js';
import { startOneBox } from '../../e2e/src/soak/installation/one-box.js';
import { soakReport } from '../../e2e/src/soak/log/recovery-report.js';
import { soak } from '../../e2e/src/soak/soak.js';
import { describeViolation, type SoakLog } from '../../e2e/src/soak/log/soak-log.js';
import { Api } from '../../e2e/src/support/api.js';
import { administrator } from '../../e2e/src/support/instances/product.js';
import { SETTINGS } from '../../e2e/support/settings.mjs';
import { writeReport } from '../bench/reports/write-report.js';
import { machine } from '../bench/reports/report.js';
import { parseSoakArguments, type SoakArguments } from './soak-options.js';

/** The command: a fresh instance, households, kills, the results. Fails on any violation. */
export async function runSoak(args: string[]): Promise<void> {
  const options = parseSoakArguments(args);
  const folder = mkdtempSync(join(tmpdir(), 'larder-soak-'));
  try {
    const { log, leftovers } = await runIn(folder, options);
    const report = soakReport(log, leftovers);
    process.stdout.write(`\n${report}\n`);
    if (options.markdown) await writeDatedReport(report, options);
    const problems = [...log.violations.map(describeViolation), ...leftovers.map((each) => `still runs: ${each}`)];
    if (problems.length > 0) throw new Error(problems.join('\n'));
  } catch (error) {
    throw withLog(error, join(folder, INSTANCE_LOG));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runIn(folder: string, options: SoakArguments) {
  const servers = Object.entries(options.servers).map(([name, command]) => new SupervisedServer(name, command));
  servers.forEach((server) => server.start());
  try {
    const installation = await start(folder, options, servers);
    try {
      const admin = await administrator(new Api(installation.url));
      const log = await soak(installation, admin, { ...options, onKill: printProgress });
      return { log, leftovers: await installation.stop() };
    } catch (error) {
      await installation.stop();
      throw error;
    }
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

function start(
  folder: string,
  { replicas, settings }: SoakArguments,
  servers: SupervisedServer[],
): Promise<Installation> {
  const all = { ...SETTINGS, LOG_LEVEL: 'warn', ...settings };
  return replicas ? startCluster(folder, all, servers) : startOneBox(folder, all, servers);
}

function printProgress(log: SoakLog): void {
  const last = log.kills.at(-1);
  if (!last) return;
  const violations = log.violations.length > 0 ? `, ${log.violations.length} violations` : '';
  process.stdout.write(
    `${log.seconds} s, kill ${log.kills.length}: ${last.part}, ${last.recoveryMs.toFixed(0)} ms${violations}\n`,
  );
}

/** The failure, with the path of the copied log of the instance, whose folder is removed. */
function withLog(error: unknown, logFile: string): Error {
  const message = error instanceof Error ? error.message : String(error);
  if (!existsSync(logFile)) return new Error(message, { cause: error });
  return new Error(`${message}\nThe log of the instance is in ${keepLog(logFile, [message])}`, { cause: error });
}

function writeDatedReport(report: string, { replicas }: SoakArguments): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  return writeReport(`${day}: ${machine()}.\n\n${report}`, replicas ? 'soak:replicas' : 'soak');
}

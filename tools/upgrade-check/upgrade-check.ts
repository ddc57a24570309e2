import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL, fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Api } from '../../e2e/src/support/api.js';
import { administrator } from '../../e2e/src/support/instances/product.js';
import { printLine } from '../client/print-line.js';
import { differencesOf } from './compare-responses.js';
import { exportVersion } from './export-version.js';
import { FIRST_WRITE, mixedWrites, type MixedWrite } from './mixed-writes.js';
import { startServers } from './start-servers.mjs';

const HERE = fileURLToPath(new URL('../..', import.meta.url));
/** The timeout until the other version has received the events of a change, also on a busy machine. */
const AGREEMENT_TIMEOUT_MS = 60_000;
const POLL_MS = 500;
const SETTINGS = { RATE_LIMIT_ENABLED: 'false', LOG_LEVEL: 'warn' };

interface Version {
  name: string;
  api: Api;
}
interface RunningVersion {
  url: string;
  stop: () => Promise<unknown>;
}

/** Starts an earlier version and this one on the same database, changes records in both, and prints the differences. */
export async function upgradeCheck(args: string[]): Promise<void> {
  const options = { from: { type: 'string' }, split: { type: 'boolean', default: false } } as const;
  const { from, split } = parseArgs({ args, options }).values;
  if (!from) throw new Error('Name the earlier version: npm run upgrade-check -- --from <git ref>');
  const folder = mkdtempSync(join(tmpdir(), 'larder-upgrade-'));
  const stops: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    exportVersion(from, join(folder, 'from'));
    const servers = await startServers(folder);
    stops.unshift(() => servers.stop());
    const start = async (name: string, root: string) => {
      const settings = { ...SETTINGS, ...servers.addresses };
      const started = stoppedOnce(await startVersion(root, join(folder, name), settings, split));
      stops.unshift(() => started.stop());
      return started;
    };
    await compareVersions(start, join(folder, 'from'));
  } finally {
    for (const stop of stops) await stop();
  }
}

/** The comparison stops the older version itself; to stop processes again would wait for their end forever. */
function stoppedOnce({ url, stop }: RunningVersion): RunningVersion {
  let stopped: Promise<unknown> | undefined;
  return { url, stop: () => (stopped ??= stop()) };
}

/** Uses the tools of the version itself, so that it runs as in its own tests. */
async function startVersion(
  root: string,
  dataFolder: string,
  settings: Record<string, string>,
  split: boolean,
): Promise<RunningVersion> {
  const file = split ? 'start-replicas.mjs' : 'start-product.mjs';
  const module = (await import(pathToFileURL(join(root, 'e2e/support', file)).href)) as Record<
    string,
    (folder: string, settings: Record<string, string>) => Promise<RunningVersion>
  >;
  const start = module[split ? 'startReplicas' : 'startProduct'];
  if (!start) throw new Error(`${root} cannot be started this way`);
  return start(dataFolder, settings);
}

async function compareVersions(
  start: (name: string, root: string) => Promise<RunningVersion>,
  from: string,
): Promise<void> {
  const first = await start('older', from);
  const older = { name: 'older', api: await administrator(new Api(first.url)) };
  const second = await start('newer', HERE);
  // A session is valid in both versions.
  const newer = { name: 'newer', api: new Api(second.url, older.api.token) };
  const findings = [...(await changeAndCompare(older, older, newer, FIRST_WRITE))];
  const rounds = [
    { by: older, suffix: 'older' },
    { by: newer, suffix: 'newer' },
    { by: older, suffix: 'again' },
  ];
  for (const { by, suffix } of rounds) {
    for (const write of mixedWrites(suffix)) findings.push(...(await changeAndCompare(by, older, newer, write)));
  }
  await first.stop();
  for (const path of FIRST_WRITE.shownBy) findings.push(...(await unlessFound(newer, path)));
  for (const finding of findings) printLine(finding);
  printLine(`${findings.length} findings`);
  if (findings.length > 0) process.exitCode = 1;
}

async function changeAndCompare(by: Version, older: Version, newer: Version, write: MixedWrite): Promise<string[]> {
  const { status, body } = await by.api.send(write.method, write.path, write.body);
  if (status >= 300) return [`${by.name}: ${write.name} was answered ${status}: ${JSON.stringify(body)}`];
  printLine(`${by.name}: ${write.name} ${status}`);
  const findings: string[] = [];
  for (const path of write.shownBy) {
    const differences = await lastingDifferences(older.api, newer.api, path);
    findings.push(...differences.map((each) => `after ${by.name}: ${write.name}: ${path}: ${each}`));
  }
  return findings;
}

/** The differences of a path that remain after a minute. */
async function lastingDifferences(older: Api, newer: Api, path: string): Promise<string[]> {
  for (const until = Date.now() + AGREEMENT_TIMEOUT_MS; ; await pause(POLL_MS)) {
    const [before, after] = await Promise.all([older.get(path), newer.get(path)]);
    const differences = differencesOf(before, after);
    if (before.status >= 500) differences.push(`the older version returns ${before.status}`);
    if (differences.length === 0 || Date.now() > until) return differences;
  }
}

async function unlessFound({ name, api }: Version, path: string): Promise<string[]> {
  const { status } = await api.get(path);
  return status === 200 ? [] : [`${name} alone: ${path} is answered ${status}`];
}

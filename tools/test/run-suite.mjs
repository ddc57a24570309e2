import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exec } from './check.mjs';

/** Options of jest per suite: the browser's journeys share one product and therefore run one after the other. */
const OPTIONS = { e2e: ['--runInBand'], replicas: ['--runInBand'] };
/** Another suite runs at the same time. A worker of its own is started anew when it has grown large. */
const OTHERS = ['--maxWorkers=1'];
const JEST = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];

/** Runs one of jest's projects and counts. A file that cannot be run and a skipped test count as failures. */
export async function runSuite(name) {
  const startedAt = Date.now();
  const folder = mkdtempSync(join(tmpdir(), 'larder-test-'));
  const report = join(folder, 'report.json');
  const code = await exec(name, 'node', [
    ...JEST,
    `--selectProjects=${name}`,
    '--json',
    `--outputFile=${report}`,
    ...(OPTIONS[name] ?? OTHERS),
  ]);
  const counts = countsOf(report, code);
  rmSync(folder, { recursive: true });
  return { name, ...counts, seconds: Math.round((Date.now() - startedAt) / 1000) };
}

function countsOf(report, code) {
  const result = readReport(report);
  if (!result) return { passed: 0, failed: 1 };
  const failed =
    result.numFailedTests + result.numRuntimeErrorTestSuites + result.numPendingTests + result.numTodoTests;
  return { passed: result.numPassedTests, failed: failed || (code === 0 ? 0 : 1) };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exec } from './check.mjs';

/** Options of jest per suite: the browser tests share one product and therefore run one after another. */
const OPTIONS = { e2e: ['--runInBand'], replicas: ['--runInBand'] };
/** Another suite runs at the same time. A worker is restarted above a memory limit. */
const OTHERS = ['--maxWorkers=1'];
/**
 * Each file loads thousands of modules: a large young generation takes 5 % less processor time. Not for `int`: the flag
 * applies to threads as well, and those that are ended at their memory limit need a small one.
 */
const heapFlagsOf = (name) => (name === 'int' ? [] : ['--max-semi-space-size=64']);
const JEST = [
  '--conditions=@larder/source',
  '--import=@larder/testing/typescript',
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
];

/** The lines of a failure's message that are repeated at the end of a run. */
const MESSAGE_LINES = 12;

/**
 * Runs one of jest's projects and counts. A file that cannot be run and a skipped test count as failures. `niceness` as
 * of `os.setPriority`.
 */
export async function runSuite(name, niceness = 0) {
  const startedAt = Date.now();
  const folder = mkdtempSync(join(tmpdir(), 'larder-test-'));
  const report = join(folder, 'report.json');
  const jest = [
    ...heapFlagsOf(name),
    ...JEST,
    `--selectProjects=${name}`,
    '--json',
    `--outputFile=${report}`,
    ...(OPTIONS[name] ?? OTHERS),
  ];
  const code = await exec(name, ['node', ...jest], niceness);
  const counts = countsOf(report, code);
  rmSync(folder, { recursive: true });
  return { name, ...counts, seconds: Math.round((Date.now() - startedAt) / 1000) };
}

function countsOf(report, code) {
  const result = readReport(report);
  if (!result) return { passed: 0, failed: 1, failures: ['The suite ended without a report.'] };
  const failed =
    result.numFailedTests + result.numRuntimeErrorTestSuites + result.numPendingTests + result.numTodoTests;
  return {
    passed: result.numPassedTests,
    failed: failed || (code === 0 ? 0 : 1),
    failures: result.testResults.flatMap(failuresOf),
  };
}

/** The failures of a file, as text: a test with its message, or the file itself when it cannot be run. */
function failuresOf({ name, status, message, assertionResults }) {
  const tests = assertionResults.filter((test) => test.status === 'failed');
  if (tests.length === 0 && status === 'failed') return [describeFailure(name, message)];
  return tests.map((test) => describeFailure(`${name} › ${test.fullName}`, test.failureMessages.join('\n')));
}

function describeFailure(title, message) {
  return [title, ...message.split('\n').slice(0, MESSAGE_LINES)].join('\n    ');
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

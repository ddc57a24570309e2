// `npm test`: all checks and tests, on a machine with only Node.js, npm and apt. Installs what is missing, checks,
// builds, runs all suites, and ends with one line of counts.
import { createRequire } from 'node:module';
import { chdir } from 'node:process';
import { check } from '../test/check.mjs';
import { installTestTools } from '../test/install-test-tools.mjs';
import { runSuite } from '../test/run-suite.mjs';
import { twoAtATime } from '../test/two-at-a-time.mjs';

chdir(new URL('../..', import.meta.url).pathname);
const { checkNode } = createRequire(import.meta.url)('../../deploy/prepare/check-node.cjs');
const { buildIfStale } = createRequire(import.meta.url)('../../deploy/prepare/build.cjs');
const { installPackages } = createRequire(import.meta.url)('../../deploy/prepare/install-packages.cjs');

checkNode();
await installPackages();
await installTestTools();

/** The niceness of suites beside those with servers: gets about a quarter of a busy processor. */
const GAP_FILLING = 5;

const nx = (target) => ['npx', 'nx', 'run-many', '-t', target];

const built = await check('build', nx('build'));
// Otherwise the first product that a test starts would write the built files again, while other tests load them.
if (built.failed === 0) await buildIfStale();
const suites = twoAtATime(['e2e', 'int', 'replicas'].map((name) => () => runSuite(name)));
const checks = [
  await check('lint', nx('lint')),
  await check('types', nx('typecheck')),
  await check('unused', nx('unused')),
  await check('formatting', ['npm', 'run', '-s', 'format:check']),
];
/** They need no servers and wait for nothing: they use the time in which the other suites wait for theirs. */
const inMemory = [await runSuite('web', GAP_FILLING), await runSuite('unit', GAP_FILLING)];
const results = [built, ...checks, ...(await suites), ...inMemory];

const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
for (const { name, failures = [] } of results) {
  for (const failure of failures) console.log(`\n${name} failed: ${failure}`);
}
console.log('');
for (const { name, passed, failed, seconds } of results) {
  console.log(
    `${name.padEnd(12)} ${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed  ${seconds} s`,
  );
}
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);

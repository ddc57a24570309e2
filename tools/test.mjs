// `npm test`: everything that has to hold before a change lands, on a machine that has only Node.js, npm and apt.
// Installs what is missing, checks, builds, runs all suites, and ends with one plain line of counts.
import { createRequire } from 'node:module';
import { chdir } from 'node:process';
import { check } from './test/check.mjs';
import { installTestTools } from './test/install-test-tools.mjs';
import { runSuite } from './test/run-suite.mjs';

chdir(new URL('..', import.meta.url).pathname);
const { checkNode } = createRequire(import.meta.url)('../deploy/prepare/check-node.cjs');
const { installPackages } = createRequire(import.meta.url)('../deploy/prepare/install-packages.cjs');

checkNode();
await installPackages();
await installTestTools();

/** What needs no order among itself runs two at a time, the longest first: machines that run this have two cores. */
async function checks() {
  const lint = check(
    'lint',
    ['npx', 'eslint', 'gateway', 'deploy', 'libs', 'services'],
    ['npx', 'eslint', 'web', 'e2e', 'tools'],
  );
  const format = await check('formatting', ['npx', 'prettier', '--check', '--log-level', 'warn', '.']);
  const types = await check('types', ...['.', 'web', 'e2e', 'tools'].map((folder) => ['npx', 'tsc', '-p', folder]));
  return [format, types, await lint];
}

const results = [
  await check('build', ['npx', 'nx', 'run-many', '-t', 'build']),
  ...(await checks()),
  await runSuite('unit'),
  await runSuite('web'),
  await runSuite('int'),
  await runSuite('e2e'),
  await runSuite('replicas'),
];

const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log('');
for (const { name, passed, failed, seconds } of results) {
  console.log(
    `${name.padEnd(12)} ${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed  ${seconds} s`,
  );
}
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);

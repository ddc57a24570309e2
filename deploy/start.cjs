// `npm start`: installs and builds what is missing, then runs the product as child processes. CommonJS without
// dependencies, since it runs before `npm ci`. This process only supervises the others and stays small; the memory
// limits of the product are in `src/standalone/product-program.ts`.
'use strict';

const { setFlagsFromString } = require('node:v8');

setFlagsFromString('--max-semi-space-size=1');
setFlagsFromString('--heap-growing-percent=10');
if (Number.parseInt(process.versions.v8) >= 13) setFlagsFromString('--memory-saver-mode'); // older versions lack it
process.env.NODE_ENV ??= 'production';
process.chdir(`${__dirname}/..`);

const { checkNode } = require('./prepare/check-node.cjs');
const { buildIfStale } = require('./prepare/build.cjs');
const { installPackages } = require('./prepare/install-packages.cjs');
const { installServers } = require('./prepare/install-servers.cjs');
const { oneAtATime } = require('./prepare/one-at-a-time.cjs');

async function main() {
  checkNode();
  await oneAtATime(async () => {
    await installPackages();
    await installServers(process.env);
    await buildIfStale();
  });
  const { runStandalone } = await import('./dist/standalone/run-standalone.js');
  await runStandalone(process.env, process.cwd());
}

main().catch((error) => {
  process.stderr.write(`\n${error.name === 'StartError' ? error.message : error.stack}\n`);
  process.exit(1);
});

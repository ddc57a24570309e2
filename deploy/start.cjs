// `npm start`: installs and builds what is missing, then runs the whole product in this process.
// CommonJS and free of dependencies on purpose: it runs before `npm ci`, and the thread pool's size only counts when it is
// set before anything asynchronous has happened.
'use strict';

const { setFlagsFromString } = require('node:v8');

process.env.UV_THREADPOOL_SIZE ??= '8';
process.env.NODE_ENV ??= 'production';
// Without a bound the heap grows to several times what it holds before anything is collected: memory of a small box.
setFlagsFromString('--heap-growing-percent=40');
process.chdir(`${__dirname}/..`);

const { checkNode } = require('./prepare/check-node.cjs');
const { buildIfStale } = require('./prepare/build.cjs');
const { installPackages } = require('./prepare/install-packages.cjs');
const { installServers } = require('./prepare/install-servers.cjs');

async function main() {
  checkNode();
  await installPackages();
  await installServers(process.env);
  await buildIfStale();
  const { runStandalone } = await import('./dist/standalone/run-standalone.js');
  await runStandalone(process.env, process.cwd());
}

main().catch((error) => {
  process.stderr.write(`\n${error.name === 'StartError' ? error.message : error.stack}\n`);
  process.exit(1);
});

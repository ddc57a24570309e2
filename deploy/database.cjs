// `npm run database -- check|salvage|adopt|copy <target folder>`: maintains the embedded database while Larder is
// stopped.
'use strict';

process.env.NODE_ENV ??= 'production';
process.chdir(`${__dirname}/..`);

const { checkNode } = require('./prepare/check-node.cjs');
const { buildIfStale } = require('./prepare/build.cjs');

async function main() {
  checkNode();
  await buildIfStale();
  const { runDatabase } = await import('./dist/standalone/run-database.js');
  process.exitCode = await runDatabase(process.argv.slice(2), process.env, process.cwd());
}

main().catch((error) => {
  process.stderr.write(`\n${error.message}\n`);
  process.exit(1);
});

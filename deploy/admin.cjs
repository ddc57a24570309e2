// `npm run admin -- <command>`: commands for operators of a running installation.
'use strict';

process.env.NODE_ENV ??= 'production';
process.chdir(`${__dirname}/..`);

const { existsSync } = require('node:fs');
const { checkNode } = require('./prepare/check-node.cjs');

const PROGRAM = 'deploy/dist/standalone/run-operator.js';

async function main() {
  checkNode(undefined, () => undefined);
  // Does not build: that would change the programs of a running product, and `npm start` has built them.
  if (!existsSync(PROGRAM)) return notBuilt();
  const { runOperator } = await import(`../${PROGRAM}`);
  process.exit(await runOperator(process.argv.slice(2), process.env, process.cwd()));
}

function notBuilt() {
  process.stderr.write('Larder has not been started in this folder yet. Run `npm start` first.\n');
  process.exit(2);
}

main().catch((error) => {
  process.stderr.write(`\n${error.message}\n`);
  process.exit(1);
});

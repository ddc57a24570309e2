// `npm run admin -- <command>`: commands for whoever operates this installation, while Larder runs.
'use strict';

process.env.NODE_ENV ??= 'production';
process.chdir(`${__dirname}/..`);

const { checkNode } = require('./prepare/check-node.cjs');

async function main() {
  checkNode(undefined, () => undefined);
  // Not built here: that would change the programs below a running product, and `npm start` has built them.
  const { runOperator } = await import('./dist/standalone/run-operator.js');
  process.exitCode = await runOperator(process.argv.slice(2), process.env, process.cwd());
}

main().catch((error) => {
  process.stderr.write(`\n${error.message}\n`);
  process.exit(1);
});

// Measures a fresh instance with many recipes:
//   npm run bench [-- --recipes 10000] [--clients 8] [--seconds 6] [--only list] [--replicas] [--checkout FOLDER] [--markdown]
// Starts the built product on a free port with a separate data folder, seeds it, prints a table and removes everything.
// --only measures the requests whose name starts with it, and may be repeated; --replicas runs two processes of every
// part instead of one for all; --checkout measures another version, built in that folder; --markdown also writes the
// table into docs/benchmarks.md. Close other programs first: the clients run on the same machine.
import '@larder/testing/typescript';
import { runCommand } from '../../client/run-command.mjs';

const { runBench } = await import('../../bench/run-bench.ts');
await runCommand(runBench(process.argv.slice(2)));

// Measures the CPU time of the most expensive known requests:
//   npm run bench:worst [-- --repeats 5]
// Starts a fresh instance and sums the CPU time of all its processes (Linux). Exits with 1 when an aim is missed.
import '@larder/testing/typescript';
import { runCommand } from '../../client/run-command.mjs';

const { benchWorst } = await import('../../bench-worst/bench-worst.ts');
await runCommand(benchWorst(process.argv.slice(2)));

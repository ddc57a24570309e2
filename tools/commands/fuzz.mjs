// Sends random requests to every operation of a fresh instance and compares the responses with /openapi.json:
//   npm run fuzz [-- --requests 6000] [--seed 1]
// Exits with 1 when a response is a server error or is not declared.
import '@larder/testing/typescript';
import { runCommand } from '../client/run-command.mjs';

const { fuzz } = await import('../fuzz/fuzz.ts');
await runCommand(fuzz(process.argv.slice(2)));

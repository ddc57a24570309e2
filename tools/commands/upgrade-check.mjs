// Runs an earlier version next to this one, with the same database and servers, and compares their responses:
//   npm run upgrade-check -- --from <git ref> [--split]
// --split runs every part as separate processes. Exits with 1 when the responses differ.
import '@larder/testing/typescript';
import { runCommand } from '../client/run-command.mjs';

const { upgradeCheck } = await import('../upgrade-check/upgrade-check.ts');
await runCommand(upgradeCheck(process.argv.slice(2)));

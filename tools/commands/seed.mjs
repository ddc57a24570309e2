// Adds bulk recipes to a running instance:
//   npm run seed -- --recipes 10000 [--group NAME] [--at-once 12]
// With --group they are added to that group (created if needed), else to the group of the account. LARDER_URL
// (http://localhost:9000), LARDER_USERNAME and LARDER_PASSWORD (the first account) select the instance and the account.
import '@larder/testing/typescript';
import { runCommand } from '../client/run-command.mjs';

const { runSeed } = await import('../seed/run-seed.ts');
await runCommand(runSeed(process.argv.slice(2), process.env));

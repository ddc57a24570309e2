// Fills a running instance with bulk recipes: npm run seed -- --recipes 10000 [--group NAME] [--at-once 12]
// With --group they go to that group (created when there is none), else to the group of who signs in.
// LARDER_URL (http://localhost:9000), LARDER_USERNAME and LARDER_PASSWORD (the first account) say where and as whom.
import './with-typescript.mjs';
import { runCommand } from './client/run-command.mjs';

const { runSeed } = await import('./seed/run-seed.ts');
await runCommand(runSeed(process.argv.slice(2), process.env));

// Runs an earlier version beside this one, against the same database and servers, and compares their answers:
// npm run upgrade-check -- --from <git ref> [--split]. Exits with 1 when the two disagree.
import './with-typescript.mjs';
import { orTellWhy } from './client/or-tell-why.mjs';

const { upgradeCheck } = await import('./upgrade-check/upgrade-check.ts');
await orTellWhy(upgradeCheck(process.argv.slice(2)));

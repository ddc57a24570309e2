// Records what a version stores, for the tests that upgrade it: npm run release-data -- --from <git ref> --name <name>.
import './with-typescript.mjs';
import { runCommand } from './client/run-command.mjs';

const { recordRelease } = await import('./release-data/record-release.ts');
await runCommand(recordRelease(process.argv.slice(2)));

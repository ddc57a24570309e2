// Records the stored data of a version in e2e/releases, for the tests of upgrades:
//   npm run release-data -- --from <git ref> --name <name>
import '@larder/testing/typescript';
import { runCommand } from '../client/run-command.mjs';

const { recordRelease } = await import('../release-data/record-release.ts');
await runCommand(recordRelease(process.argv.slice(2)));

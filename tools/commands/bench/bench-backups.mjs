// Measures backups, restores and imports from Mealie:
//   npm run bench:backups [-- --recipes 10000] [--media-gib 2] [--markdown]
// Starts a fresh instance and removes its data afterwards. Needs free disk space of five times the media.
import '@larder/testing/typescript';
import { runCommand } from '../../client/run-command.mjs';

const { benchBackups } = await import('../../bench-backups/bench-backups.ts');
await runCommand(benchBackups(process.argv.slice(2)));

// Creates the screenshots of docs/screenshots:
//   npm run screenshots [-- home dark …]
// Starts the built product, adds the demo data and opens its pages in Chromium (CHROMIUM_PATH names it).
import '@larder/testing/typescript';
import { runCommand } from '../client/run-command.mjs';
import { installTestTools } from '../test/install-test-tools.mjs';

const { runScreenshots } = await import('../screenshots/run-screenshots.ts');
await runCommand(installTestTools(['chromium']));
await runCommand(runScreenshots(process.argv.slice(2)));

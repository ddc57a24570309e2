// Takes the screenshots of docs/screenshots: npm run screenshots [-- home dark …]
// Starts the built product afresh, fills it with the demo and looks at it with Chromium (CHROMIUM_PATH says which).
import './with-typescript.mjs';
import { runCommand } from './client/run-command.mjs';
import { installTestTools } from './test/install-test-tools.mjs';

const { runScreenshots } = await import('./screenshots/run-screenshots.ts');
await runCommand(installTestTools(['chromium']));
await runCommand(runScreenshots(process.argv.slice(2)));

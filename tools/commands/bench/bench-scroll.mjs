// Scrolls the home page of a fresh instance with many recipes:
//   npm run bench:scroll [-- --recipes 10000] [--seconds 20] [--markdown] [--trace]
// Counts the frames that headless Chromium paints (CHROMIUM_PATH names it); with --trace it scrolls once more and
// stores a trace in test-results/. With LARDER_URL (and LARDER_USERNAME, LARDER_PASSWORD) it uses a running instance
// without adding data.
import '@larder/testing/typescript';
import { runCommand } from '../../client/run-command.mjs';
import { installTestTools } from '../../test/install-test-tools.mjs';

const { runScroll } = await import('../../scroll/run-scroll.ts');
await runCommand(installTestTools(['chromium']));
await runCommand(runScroll(process.argv.slice(2), process.env));

// Measures a long shopping list of a fresh instance in headless Chromium:
//   npm run bench:list [-- --items 500] [--markdown]
// Scrolls, checks and adds items, and counts painted frames (CHROMIUM_PATH names the browser); --markdown also writes the
// table into docs/benchmarks.md.
import '@larder/testing/typescript';
import { runCommand } from '../../client/run-command.mjs';
import { installTestTools } from '../../test/install-test-tools.mjs';

const { runList } = await import('../../scroll/run-list.ts');
await runCommand(installTestTools(['chromium']));
await runCommand(runList(process.argv.slice(2)));

// Measures what the pages that are opened first cost a browser: npm run bench:web [-- --runs 3] [--markdown]
// Starts the built product afresh, fills it with the demo and visits its pages with Lighthouse in headless Chromium
// (CHROMIUM_PATH says which), as a phone and as a desktop. --markdown also puts the table into docs/benchmarks.md.
// With LARDER_URL (and LARDER_USERNAME, LARDER_PASSWORD) it visits a running instance as it is. Close other programs first.
import './with-typescript.mjs';
import { runCommand } from './client/run-command.mjs';
import { installTestTools } from './test/install-test-tools.mjs';

const { runWebCost } = await import('./web-cost/run-web-cost.ts');
await runCommand(installTestTools(['chromium']));
await runCommand(runWebCost(process.argv.slice(2), process.env));

// Measures the load of the first pages in a browser:
//   npm run bench:web [-- --runs 3] [--markdown]
// Starts the built product, adds the demo data and visits its pages with Lighthouse in headless Chromium (CHROMIUM_PATH
// names it), as a phone and as a desktop. --markdown also writes the table into docs/benchmarks.md. With LARDER_URL
// (and LARDER_USERNAME, LARDER_PASSWORD) it uses a running instance without adding data. Close other programs first.
import '@larder/testing/typescript';
import { runCommand } from '../../client/run-command.mjs';
import { installTestTools } from '../../test/install-test-tools.mjs';

const { runWebCost } = await import('../../web-cost/run-web-cost.ts');
await runCommand(installTestTools(['chromium']));
await runCommand(runWebCost(process.argv.slice(2), process.env));

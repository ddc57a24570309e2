// Adds sixty demo recipes with images, a week's plan and a shopping list to a running instance:
//   npm run demo
// A second run adds nothing twice. LARDER_URL (http://localhost:9000), LARDER_USERNAME and LARDER_PASSWORD (the first
// account) select the instance and the account.
import '@larder/testing/typescript';
import { runCommand } from '../client/run-command.mjs';

const { runDemo } = await import('../demo/run-demo.ts');
await runCommand(runDemo(process.argv.slice(2), process.env));

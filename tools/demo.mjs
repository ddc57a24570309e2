// Fills a running instance with sixty recipes of our own, their images, a week's plan and a shopping list:
//   npm run demo      repeatable: a second run adds nothing twice
// LARDER_URL (http://localhost:9000), LARDER_USERNAME and LARDER_PASSWORD (the first account) say where and as whom.
import './with-typescript.mjs';
import { runCommand } from './client/run-command.mjs';

const { runDemo } = await import('./demo/run-demo.ts');
await runCommand(runDemo(process.argv.slice(2), process.env));

// Fills a running instance with sixty recipes of our own, their pictures, a week's plan and a shopping list:
//   npm run demo                                   repeatable: a second run adds nothing twice
//   npm run demo -- --contact-sheet FILE.webp      only draws all pictures on one sheet, to be looked at
// LARDER_URL (http://localhost:9000), LARDER_USERNAME and LARDER_PASSWORD (the first account) say where and as whom.
import './with-typescript.mjs';
import { runCommand } from './client/run-command.mjs';

const { runDemo } = await import('./demo/run-demo.ts');
await runCommand(runDemo(process.argv.slice(2), process.env));

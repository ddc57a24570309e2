import { runOperatorCommand } from './index.js';

// In an image: `node gateway/dist/operator/main.js <command>`, with the gateway's settings.
process.exit(await runOperatorCommand(process.argv.slice(2), process.env));

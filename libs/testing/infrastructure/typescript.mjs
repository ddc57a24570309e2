// Lets a process run the TypeScript sources: `node --conditions=@larder/source --import @larder/testing/typescript main.ts`.
import { register } from 'node:module';

process.setSourceMapsEnabled(true);
register('./typescript-hooks.mjs', import.meta.url);

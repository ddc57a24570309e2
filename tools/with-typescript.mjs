// Lets a tool run the TypeScript sources without a build: import this first, then the tool with `await import(…)`.
import { join } from 'node:path';

process.env.SWC_NODE_PROJECT ??= join(import.meta.dirname, '../tsconfig.base.json');
await import('@swc-node/register/esm-register');

// Part of the build of a package: bundles programs of its `dist` folder.
//   node ../tools/build/bundle-programs.mjs main
import { join } from 'node:path';
import { argv, cwd } from 'node:process';
import { bundlePrograms } from './bundle.mjs';

await bundlePrograms(join(cwd(), 'dist'), argv.slice(2));

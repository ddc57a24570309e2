// Part of the build of a package: bundles programs of its `dist` folder. With --whole-product, they include all services.
//   node ../tools/build/bundle-programs.mjs [--whole-product] main
import { join } from 'node:path';
import { cwd } from 'node:process';
import { parseArgs } from 'node:util';
import { bundlePrograms } from './bundle.mjs';

const options = { 'whole-product': { type: 'boolean', default: false } };
const { values, positionals } = parseArgs({ options, allowPositionals: true });
await bundlePrograms(join(cwd(), 'dist'), positionals, { isWholeProduct: values['whole-product'] });

import { transformFile } from '@swc/core';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const SOURCE = join(ROOT, 'libs', 'embedded-mongo', 'src');
/** Below `node_modules`, so that the compiled files find the packages they import. */
const TARGET = join(ROOT, 'node_modules', '.cache', `embedded-mongo-test-${process.pid}`);

let compiled: Promise<string> | undefined;

/** The database's main file, compiled once per test file: starting from source takes seconds each time. */
export function compiledMain(): Promise<string> {
  compiled ??= compile();
  return compiled;
}

/** Deletes the compiled files. */
export function removeCompiled(): Promise<void> {
  compiled = undefined;
  return rm(TARGET, { recursive: true, force: true });
}

async function compile(): Promise<string> {
  const { $schema: _schema, ...options } = JSON.parse(await readFile(join(ROOT, '.swcrc'), 'utf8')) as object & {
    $schema: string;
  };
  const files = (await readdir(SOURCE, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'),
  );
  await Promise.all(
    files.map(async (file) => {
      const target = join(TARGET, file.replace(/\.ts$/, '.js'));
      const { code } = await transformFile(join(SOURCE, file), { ...options, swcrc: false, sourceMaps: false });
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, code);
    }),
  );
  await writeFile(join(TARGET, 'package.json'), '{ "type": "module" }');
  return join(TARGET, 'main.js');
}

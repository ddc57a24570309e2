import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { spawnMain, waitForOutput } from './spawn-main.js';

describe('a module started from its source', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'larder-spawn-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (name: string, source: string) => writeFileSync(join(folder, name), source);
  const expectOutput = (output: string) =>
    waitForOutput(spawnMain(pathToFileURL(join(folder, 'main.ts')), {}), `${output}\n`);

  it('is compiled with its imports, and again after a change', async () => {
    write('main.ts', `import { Meal } from './meal.js';\nconsole.log(Meal[1]);\n`);
    for (const name of ['Lunch', 'Dinner']) {
      write('meal.ts', `export enum Meal { Breakfast, ${name} }\n`);

      await expectOutput(name);
      await expectOutput(name);
    }
  });
});

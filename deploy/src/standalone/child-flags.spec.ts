import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChildProgram } from './child-program.js';
import { openDataFolder } from './data-folder.js';
import { localDatabase } from './local-database.js';
import { productProgram } from './product-program.js';

const MEGABYTE = 1024 * 1024;
/** Makes garbage for a moment, then tells how large the part of the heap for new objects has become. */
const MAKE_GARBAGE = `
  let kept = [];
  for (let i = 0; i < 3e6; i += 1) { if (kept.length > 4e5) kept = []; kept.push({ i }); }
  const { space_size } = require('node:v8').getHeapSpaceStatistics().find((each) => each.space_name === 'new_space');
  process.stdout.write(String(space_size));
`;

let root: string;
beforeAll(() => void (root = mkdtempSync(join(tmpdir(), 'larder-flags-'))));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const programs: [string, () => ChildProgram][] = [
  ['product process', () => productProgram({})],
  ['embedded database', () => localDatabase(openDataFolder(root)).program],
];

describe.each(programs)('the %s', (_name, make) => {
  it('keeps little memory for objects that have just been made', () => {
    const { program, args } = make();
    const flags = args.slice(0, -1).filter((flag) => !process.execArgv.includes(flag));
    const newSpaceBytes = Number(execFileSync(program, [...flags, '-e', MAKE_GARBAGE], { encoding: 'utf8' }));
    expect(newSpaceBytes).toBeGreaterThan(0);
    expect(newSpaceBytes).toBeLessThanOrEqual(2 * 8 * MEGABYTE);
  });

  it('has few allocation arenas', () => {
    expect(make().env).toMatchObject({ MALLOC_ARENA_MAX: '2' });
  });
});

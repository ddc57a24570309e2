import { readdirSync } from 'node:fs';
import { findCycles } from './find-cycles.js';
import { findDeepImports } from './find-deep-imports.js';
import { readImportGraph } from './import-graph.js';

const ROOT = new URL('../../', import.meta.url).pathname;
const foldersIn = (parent: string) => readdirSync(`${ROOT}${parent}`).map((name) => `${parent}/${name}/src`);
const SERVICES = foldersIn('services');
const PACKAGES = [...foldersIn('libs'), ...SERVICES, 'gateway/src', 'deploy/src', 'web/src', 'e2e/src', 'tools'];

describe('the import graph', () => {
  it.each(PACKAGES)('of %s has files and no cycle', (folder) => {
    const graph = readImportGraph(`${ROOT}${folder}`);

    expect(graph.size).toBeGreaterThan(0);
    expect(findCycles(graph)).toEqual([]);
  });

  it.each(SERVICES)('of %s enters areas through their index', (folder) => {
    expect(findDeepImports(readImportGraph(`${ROOT}${folder}`))).toEqual([]);
  });
});

describe('findCycles', () => {
  it('finds files that import each other', () => {
    const graph = new Map([
      ['a.ts', ['b.ts']],
      ['b.ts', ['c.ts']],
      ['c.ts', ['a.ts']],
      ['d.ts', ['a.ts']],
    ]);
    expect(findCycles(graph)).toEqual(['.: a.ts, b.ts, c.ts']);
  });

  it('finds folders that import each other through different files', () => {
    const graph = new Map([
      ['users/user.ts', ['groups/group.ts']],
      ['groups/members.ts', ['users/store/user-store.ts']],
      ['groups/group.ts', []],
    ]);
    expect(findCycles(graph)).toEqual(['.: groups, users']);
  });

  it('allows a folder to use a file above it that uses other files', () => {
    const graph = new Map([
      ['app.ts', ['users/user.ts']],
      ['users/user.ts', ['config.ts']],
      ['config.ts', []],
    ]);
    expect(findCycles(graph)).toEqual([]);
  });
});

describe('findDeepImports', () => {
  it('finds imports that bypass the index of an area', () => {
    const graph = new Map([
      ['store/index.ts', ['store/user.ts']],
      ['store/user.ts', []],
      ['sign-in/session.ts', ['store/user.ts', 'store/index.ts']],
      ['sign-in/hash.worker.ts', ['store/user.ts']],
    ]);
    expect(findDeepImports(graph)).toEqual(['sign-in/session.ts imports store/user.ts']);
  });
});

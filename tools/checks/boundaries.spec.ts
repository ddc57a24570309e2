import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { boundaries } from './boundaries.mjs';

const OXLINT = join(import.meta.dirname, '../../node_modules/.bin/oxlint');

const FORBIDDEN = [
  ['a service another service', 'services/recipe/src/a.ts', "import '@larder/identity';"],
  ['a service the gateway', 'services/recipe/src/b.ts', "import '@larder/gateway';"],
  ['the gateway a service', 'gateway/src/a.ts', "import '@larder/recipe';"],
  ['the contracts anything of ours', 'libs/contracts/src/a.ts', "import '@larder/measures';"],
  ['the web application the back end', 'web/src/a.ts', "import '@larder/service-kit';"],
  ['a subpath of what is forbidden', 'gateway/src/b.ts', "import '@larder/recipe/src/x.js';"],
  ['another package by path', 'services/recipe/src/c.ts', "import '../../identity/src/index.js';"],
  ['a pure library the framework', 'libs/measures/src/a.ts', "import '@nestjs/common';"],
  ['a pure library files', 'libs/measures/src/b.ts', "import 'node:fs/promises';"],
  ['other services the search index', 'services/parser/src/a.ts', "import '@larder/recipe-search';"],
  ['production code the test library', 'services/recipe/src/d.ts', "import '@larder/testing';"],
] as const;

const ALLOWED = [
  ['services/recipe/src/e.ts', "import '@larder/contracts';"],
  ['services/recipe/src/f.ts', "import '@larder/recipe-search';"],
  ['services/recipe/test/a.int.spec.ts', "import '@larder/testing';"],
  ['web/src/b.ts', "import '@larder/contracts/recipe/recipe';"],
  ['deploy/src/a.ts', "import '@larder/recipe';"],
] as const;

let folder: string;
let violations: Map<string, number>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  for (const [, file, code] of FORBIDDEN) write(file, code);
  for (const [file, code] of ALLOWED) write(file, code);
  const rules = { plugins: ['eslint'], categories: { correctness: 'off' }, overrides: boundaries };
  write('.oxlintrc.json', JSON.stringify(rules));
  violations = countByFile(await lint());
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('module boundaries', () => {
  it.each(FORBIDDEN)('forbid %s', (_case, file) => expect(violations.get(file)).toBe(1));

  it.each(ALLOWED)('allow in %s: %s', (file) => expect(violations.get(file)).toBeUndefined());
});

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

interface Diagnostic {
  filename: string;
}

/** All violations in the folder; oxlint exits with 1 when there are some. */
function lint(): Promise<Diagnostic[]> {
  return new Promise((resolve) => {
    execFile(OXLINT, ['--format=json'], { cwd: folder }, (_error, output) => {
      resolve((JSON.parse(output) as { diagnostics: Diagnostic[] }).diagnostics);
    });
  });
}

function countByFile(diagnostics: Diagnostic[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { filename } of diagnostics) counts.set(filename, (counts.get(filename) ?? 0) + 1);
  return counts;
}

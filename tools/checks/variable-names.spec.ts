import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, ROOT } from './list-files.js';

/**
 * Participles that say nothing alone: `matches` or `existing`, not `found`. Declared variables and first parameters;
 * properties of contracts keep their names.
 */
const PARTICIPLE = /(?:\b(?:const|let)\s+|\()(?<name>found|known|shown|sent|told|wanted)(?=\s*(?:[:,)]|=[^>=]|of\b))/g;
const FOLDERS = ['gateway', 'services', 'libs', 'web', 'deploy', 'e2e', 'tools'];

function participlesIn(source: string): string[] {
  return [...source.matchAll(PARTICIPLE)].map(({ groups }) => groups?.['name'] ?? '');
}

describe('the name of a variable', () => {
  it.each([
    ['const found = list.find(isRipe);', ['found']],
    ['for (const known of names) count += 1;', ['known']],
    ['rows.map((sent: Mail, index) => sent.id)', ['sent']],
    ['const { found } = result;', []],
    ['const foundation = 1;', []],
  ])('in %s', (source, names) => expect(participlesIn(source)).toEqual(names));

  it('is a noun', () => {
    const files = FOLDERS.flatMap((folder) => filesIn(folder, /\.tsx?$/)).filter(
      (path) => !path.endsWith('variable-names.spec.ts'),
    );
    const others = files.flatMap((path) =>
      participlesIn(readFileSync(join(ROOT, path), 'utf8')).map((name) => `${path}: ${name}`),
    );

    expect(files.length).toBeGreaterThan(0);
    expect(others).toEqual([]);
  });
});

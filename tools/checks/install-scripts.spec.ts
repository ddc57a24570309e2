import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string): unknown => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

describe('npm packages', () => {
  it('that run a program when they are installed are known', () => {
    const { packages } = read('package-lock.json') as { packages: Record<string, { hasInstallScript?: boolean }> };
    const names = Object.keys(packages).filter((path) => packages[path]?.hasInstallScript);

    expect(names.map((path) => path.replace(/^.*node_modules\//, ''))).toEqual([
      '@parcel/watcher',
      '@scarf/scarf',
      '@swc/core',
      'msgpackr-extract',
      'nx',
    ]);
  });

  // Required by swagger-ui-dist. Its documentation: https://www.npmjs.com/package/@scarf/scarf
  it('do not report their installation to their publisher', () => {
    expect(read('package.json')).toMatchObject({ scarfSettings: { enabled: false } });
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readAppVersion } from './app-version.js';

describe('the version', () => {
  const root = mkdtempSync(join(tmpdir(), 'larder-version-'));
  const file = join(root, 'services', 'admin', 'dist', 'version', 'app-version.js');
  const write = (folder: string, manifest: object) =>
    writeFileSync(join(root, folder, 'package.json'), JSON.stringify(manifest));
  beforeAll(() => mkdirSync(join(root, 'services', 'admin'), { recursive: true }));
  afterAll(() => rmSync(root, { recursive: true }));

  it('is that of the package without a workspace, and that of the workspace otherwise', () => {
    write('services/admin', { version: '1.2.3' });
    const alone = readAppVersion(file);
    write('.', { version: '2.0.0', workspaces: ['services/*'] });

    expect([alone, readAppVersion(file)]).toEqual(['1.2.3', '2.0.0']);
  });
});

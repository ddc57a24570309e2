import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logTarget } from './log-target.js';

it('continues when a line cannot be written, as on a full disk, and writes later ones', async () => {
  const root = mkdtempSync(join(tmpdir(), 'larder-log-'));
  const folder = join(root, 'logs');
  const target = logTarget(folder, true);
  const write = (text: string) => target?.write(`{"level":30,"msg":"${text}"}\n`);
  write('lost'); // the folder is missing: an unhandled error would end the process
  await new Promise((resolve) => setTimeout(resolve, 50));
  mkdirSync(folder);
  const read = () => (existsSync(join(folder, 'larder.log')) ? readFileSync(join(folder, 'larder.log'), 'utf8') : '');
  for (let turn = 0; !read().includes('kept'); turn += 1) {
    write('kept');
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (turn > 2_000) throw new Error('No line was written.');
  }
  rmSync(root, { recursive: true });
});

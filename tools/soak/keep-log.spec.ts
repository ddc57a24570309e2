import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepLog } from '../../e2e/src/soak/log/keep-log.js';

const folder = mkdtempSync(join(tmpdir(), 'larder-kept-log-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('keeps every line of a long log, with the problems at its end', () => {
  const lines = Array.from({ length: 5_000 }, (_, index) => `line ${index}`);
  const logFile = join(folder, 'instance.log');
  writeFileSync(logFile, lines.join('\n'));

  const kept = keepLog(logFile, ['lost a recipe'], join(folder, 'kept'));

  expect(readFileSync(kept, 'utf8')).toBe(`${lines.join('\n')}\nlost a recipe\n`);
});

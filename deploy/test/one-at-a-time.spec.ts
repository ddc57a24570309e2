import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const program = createRequire(import.meta.url).resolve('../prepare/one-at-a-time.cjs');
const { oneAtATime } = createRequire(import.meta.url)(program) as {
  oneAtATime<T>(work: () => Promise<T>, lock: string): Promise<T>;
};

const folder = mkdtempSync(join(tmpdir(), 'larder-lock-'));
const lock = join(folder, 'dist', '.preparing');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Another process that works for a moment, and writes when it starts and ends. */
async function another(log: string): Promise<void> {
  const work = `async () => { note('begins'); await new Promise((done) => setTimeout(done, 50)); note('ends'); }`;
  const note = `const note = (what) => require('node:fs').appendFileSync(${JSON.stringify(log)}, what + '\\n');`;
  const script = `${note} require(${JSON.stringify(program)}).oneAtATime(${work}, ${JSON.stringify(lock)});`;
  await once(spawn(process.execPath, ['-e', script], { stdio: 'ignore' }), 'exit');
}

it('serializes concurrent starts of one folder', async () => {
  const log = join(folder, 'log');
  await Promise.all([another(log), another(log), another(log)]);

  expect(readFileSync(log, 'utf8').trim().split('\n')).toEqual(Array(3).fill(['begins', 'ends']).flat());
  expect(existsSync(lock)).toBe(false);
});

it('ignores the lock of a process that has ended', async () => {
  const endedProcess = spawn(process.execPath, ['-e', '0']);
  await once(endedProcess, 'exit');
  writeFileSync(lock, String(endedProcess.pid));

  await expect(oneAtATime(() => Promise.resolve('prepared'), lock)).resolves.toBe('prepared');
  expect(existsSync(lock)).toBe(false);
});

it('continues with the next one after a failure', async () => {
  await expect(oneAtATime(() => Promise.reject(new Error('no network')), lock)).rejects.toThrow('no network');
  await expect(oneAtATime(() => Promise.resolve(1), lock)).resolves.toBe(1);
});

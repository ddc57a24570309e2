import { spawn, type ChildProcess } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGuard, type Guard } from '../../infrastructure/guard.mjs';

let folder: string;
let guard: Guard;
let child: ChildProcess;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'larder-guard-'));
  guard = startGuard(folder);
  child = spawn('sleep', ['60'], { detached: true });
});

afterEach(() => void child.kill('SIGKILL'));

it('kills the children that run at the end, and removes the folder', async () => {
  const exited = once(child, 'exit');
  guard.watch(child);
  await guard.end();

  expect(await exited).toEqual([null, 'SIGKILL']);
  expect(existsSync(folder)).toBe(false);
});

it('spares a process that was given the id of a child that has ended', async () => {
  const ended = Object.assign(new EventEmitter(), { pid: child.pid }) as unknown as ChildProcess;
  guard.watch(ended);
  ended.emit('exit', 0, null);
  await guard.end();

  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await exited).toEqual([null, 'SIGTERM']);
});

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InstanceFile } from './instance-file.js';
import { identityOf } from './process-identity.js';

let folder: string;
let other: ChildProcess;
let pid: number;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'larder-instance-'));
  other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' });
  await once(other, 'spawn');
  pid = other.pid ?? 0;
});

afterEach(() => {
  other.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const file = () => join(folder, 'instance.json');
const readInstance = () => JSON.parse(readFileSync(file(), 'utf8')) as Record<string, unknown>;
const writeRecord = (record: object) => writeFileSync(file(), JSON.stringify(record));

it('locks a folder, returns the address of the instance, and unlocks it at the end', async () => {
  const instance = new InstanceFile(folder);
  await instance.claim();
  instance.setAddresses({ url: 'http://127.0.0.1:9000' });

  expect(readInstance()).toEqual({ pid: process.pid, started: identityOf(process.pid), url: 'http://127.0.0.1:9000' });
  instance.release();
  expect(existsSync(file())).toBe(false);
});

it('rejects a folder that a running instance uses', async () => {
  writeRecord({ pid, started: identityOf(pid), url: 'http://127.0.0.1:9000' });

  await expect(new InstanceFile(folder).claim()).rejects.toThrow(
    `Larder is already running with this data folder (process ${pid}, http://127.0.0.1:9000).`,
  );
});

it.each([
  ['whose number belongs to another process now', () => ({ pid, started: 'at another time' })],
  ['of an earlier version', () => ({ pid })],
])('takes over the folder of an instance that has ended, %s', async (_which, record) => {
  writeRecord(record());
  await new InstanceFile(folder).claim();

  expect(readInstance()['pid']).toBe(process.pid);
  expect(other.exitCode).toBeNull();
});

it('takes over a folder with a truncated record', async () => {
  writeFileSync(file(), '{"pid": 1');
  await new InstanceFile(folder).claim();

  expect(readInstance()['pid']).toBe(process.pid);
});

it('ends the children of an earlier instance, and no other process', async () => {
  const exited = once(other, 'exit');
  const parent = identityOf(process.ppid);
  const stranger = { pid: process.ppid, started: 'at another time' };
  writeRecord({ pid: 2 ** 22, started: 'long ago', children: [{ pid, started: identityOf(pid) }, stranger] });

  await new InstanceFile(folder).claim();

  expect(await exited).toEqual([null, 'SIGKILL']);
  expect(parent).toMatch(/./);
  expect(identityOf(process.ppid)).toBe(parent);
});

it('records the running children', async () => {
  const instance = new InstanceFile(folder);
  await instance.claim();
  instance.addChild(pid);
  expect(readInstance()['children']).toEqual([{ pid, started: identityOf(pid) }]);

  other.kill('SIGKILL');
  await once(other, 'exit');
  instance.addChild(process.pid);
  expect(readInstance()['children']).toEqual([{ pid: process.pid, started: identityOf(process.pid) }]);
});

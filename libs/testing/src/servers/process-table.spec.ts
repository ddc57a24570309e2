import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { childrenOf, isRunning, processTable, waitUntil } from '@larder/testing';

it('lists a child with its command until it has ended', async () => {
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume()', 'an argument'], { stdio: 'pipe' });
  const pid = child.pid ?? 0;

  expect(childrenOf(process.pid).find((each) => each.pid === pid)).toEqual({
    pid,
    parent: process.pid,
    command: `${process.execPath} -e process.stdin.resume() an argument`,
  });
  expect(isRunning(pid)).toBe(true);

  child.stdin.end();
  await once(child, 'exit');
  expect(isRunning(pid)).toBe(false);
  expect(childrenOf(process.pid).map((each) => each.pid)).not.toContain(pid);
});

it('does not list a zombie', async () => {
  // The child of the shell ends, and the program that replaces the shell never asks for its result.
  const parent = spawn('sh', ['-c', 'true & echo $!; exec sleep 600'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [output] = (await once(parent.stdout, 'data')) as [Buffer];

  await waitUntil(() => !isRunning(Number(output.toString())));
  expect(processTable().map(({ pid }) => pid)).not.toContain(Number(output.toString()));
  parent.kill('SIGKILL');
  await once(parent, 'exit');
});

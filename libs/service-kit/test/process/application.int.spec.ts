import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { testEnvironment } from '@larder/testing';
import { waitForOutput, spawnFixture, type Child } from '../fixtures/spawn-fixture.js';

// Each test starts a process that compiles its sources.

let child: Child;
afterEach(() => child.kill('SIGKILL'));

const start = (mode: string, extra: Record<string, string> = {}) =>
  spawnFixture('application-main', { ...testEnvironment(extra), MODE: mode });

it.each(['throws', 'rejects'])('ends at once with a log line after an unhandled error that %s', async (mode) => {
  child = start(mode);
  const [lines, exit] = await Promise.all([text(child.stdout), once(child, 'exit')]);

  expect(exit).toEqual([1, null]);
  expect(lines.trim().split('\n').at(-1)).toMatch(/"level":60.*the shelf broke\\n {4}at .*unexpected error/);
});

it('does not wait for a server that refuses its credentials', async () => {
  const NATS_URL = (testEnvironment()['NATS_URL'] ?? '').replace(/:[^:/@]*@/, ':wrong@');
  child = start('never ready', { NATS_URL });
  const [lines, exit] = await Promise.all([text(child.stderr), once(child, 'exit')]);

  expect(exit).toEqual([1, null]);
  expect(lines).toMatch(/^pantry cannot start\. NATS_URL: .* it refuses the user name or password\.\n$/);
});

it('logs the servers that it waits for', async () => {
  child = start('never ready', { NATS_URL: 'nats://ana:secret@127.0.0.1:9' });

  const lines = await waitForOutput(child, 'startup waits for a server');
  expect(lines).toContain('"reason":"NATS_URL: nats://127.0.0.1:9 cannot be used');
});

it('ends even when its stop hangs', async () => {
  child = start('runs');
  await waitForOutput(child, 'pantry started');
  child.kill('SIGTERM');

  await expect(once(child, 'exit')).resolves.toEqual([1, null]);
});

import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { childrenOf, isRunning, processTable, waitUntil } from '@larder/testing';
import { launch, launchExpectingFailure } from './support/launch.js';

/** A privileged port on which nothing listens. */
const NOWHERE = '127.0.0.1:9';

const folder = mkdtempSync(join(tmpdir(), 'larder-sentences-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('names the used port', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;

  const { sentences, code } = await launchExpectingFailure(folder, { PORT: String(port) });
  other.close();

  expect(sentences).toBe(`Port ${port} is in use by another program. End that program, or set PORT to a free port.`);
  expect(code).toBe(1);
  expect(processTable().filter(({ command }) => command.includes(folder))).toEqual([]);
});

it('names every unreachable server, without its password', async () => {
  const { sentences, code } = await launchExpectingFailure(folder, {
    NATS_URL: `nats://ana:secret@${NOWHERE}`,
    REDIS_URL: `redis://:secret@${NOWHERE}`,
    MONGODB_URI: `mongodb://ana:secret@${NOWHERE}/`,
    S3_ENDPOINT: `http://${NOWHERE}`,
    S3_ACCESS_KEY: 'ana',
    S3_SECRET_KEY: 'secret',
  });

  const because = 'cannot be used: nothing listens there (connection refused).';
  expect(sentences.split('\n')).toEqual([
    `NATS_URL: nats://${NOWHERE} ${because}`,
    `REDIS_URL: redis://${NOWHERE} ${because}`,
    `MONGODB_URI: mongodb://${NOWHERE}/ ${because}`,
    `S3_ENDPOINT: http://${NOWHERE} ${because}`,
  ]);
  expect(code).toBe(1);
});

it('names an invalid setting', async () => {
  const { sentences, code } = await launchExpectingFailure(folder, { BASE_URL: 'my house' });

  expect(sentences).toMatch(/^The configuration cannot be used\.\nBASE_URL: .*$/);
  expect(code).toBe(1);
});

it('names the problem of the data folder or a program', async () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');

  expect(await launchExpectingFailure(file)).toMatchObject({
    code: 1,
    sentences: expect.stringContaining(`cannot use the data folder ${file}: there is a file of this name`) as string,
  });
  expect(await launchExpectingFailure(folder, { NATS_SERVER_PATH: '/nowhere/nats-server' })).toMatchObject({
    code: 1,
    sentences: 'NATS_SERVER_PATH names /nowhere/nats-server, which does not exist.',
  });
});

it('rejects a second start with one data folder, and ends at once when it is stopped during the start', async () => {
  const first = launch(folder);
  const exited = once(first, 'exit');
  const pid = first.pid ?? 0;
  const children = await waitUntil(() => {
    const all = childrenOf(pid);
    return all.some(({ command }) => command.includes('embedded-mongo')) && all.map((each) => each.pid);
  });

  const second = await launchExpectingFailure(folder);
  first.kill('SIGTERM');

  expect(second).toMatchObject({
    code: 1,
    sentences: `Larder is already running with this data folder (process ${pid}).`,
  });
  expect(await exited).toEqual([0, null]);
  expect(children.filter(isRunning)).toEqual([]);
});

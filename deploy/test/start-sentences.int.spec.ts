import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { childrenOf, eventually, isRunning } from './support/processes.js';

const START = fileURLToPath(new URL('../start.cjs', import.meta.url));
const TIMEOUT_MS = 120_000;
/** Where nothing listens: a port that only an administrator could use. */
const NOWHERE = '127.0.0.1:9';

const folder = mkdtempSync(join(tmpdir(), 'larder-sentences-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the product in vain; gives what it says and how it ends. */
async function startInVain(env: Record<string, string>) {
  const settings = { PORT: '0', API_HOST: '127.0.0.1', DATA_DIR: folder, NODE_ENV: 'production', LOG_LEVEL: 'fatal' };
  const child = spawn(process.execPath, [START], { env: { PATH: process.env['PATH'], ...settings, ...env } });
  const [sentences, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  const children = child.pid ? childrenOf(child.pid) : [];
  return { sentences, code: code as number, children };
}

it(
  'names the port that is in use',
  async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;

    const { sentences, code, children } = await startInVain({ PORT: String(port) });
    other.close();

    expect(sentences.trim()).toBe(
      `Port ${port} is in use by another program. End that program, or set PORT to a free port.`,
    );
    expect({ code, children }).toEqual({ code: 1, children: [] });
  },
  TIMEOUT_MS,
);

it(
  'names every server that cannot be reached, without its password',
  async () => {
    const { sentences, code } = await startInVain({
      NATS_URL: `nats://ana:secret@${NOWHERE}`,
      REDIS_URL: `redis://:secret@${NOWHERE}`,
      MONGODB_URI: `mongodb://ana:secret@${NOWHERE}/`,
      S3_ENDPOINT: `http://${NOWHERE}`,
      S3_ACCESS_KEY: 'ana',
      S3_SECRET_KEY: 'secret',
    });

    const because = 'cannot be used: nothing listens there (connection refused).';
    expect(sentences.trim().split('\n')).toEqual([
      `NATS_URL: nats://${NOWHERE} ${because}`,
      `REDIS_URL: redis://${NOWHERE} ${because}`,
      `MONGODB_URI: mongodb://${NOWHERE}/ ${because}`,
      `S3_ENDPOINT: http://${NOWHERE} ${because}`,
    ]);
    expect(code).toBe(1);
  },
  TIMEOUT_MS,
);

it(
  'names a setting that cannot be used',
  async () => {
    const { sentences, code } = await startInVain({ BASE_URL: 'my house' });

    expect(sentences.trim()).toMatch(/^The configuration cannot be used\.\nBASE_URL: .*$/);
    expect(code).toBe(1);
  },
  TIMEOUT_MS,
);

it(
  'says what is wrong with the data folder or a program',
  async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');

    expect(await startInVain({ DATA_DIR: file })).toMatchObject({
      code: 1,
      sentences: expect.stringContaining(`cannot use the data folder ${file}: there is a file of this name`) as string,
    });
    expect(await startInVain({ NATS_SERVER_PATH: '/nowhere/nats-server' })).toMatchObject({
      code: 1,
      sentences: '\nNATS_SERVER_PATH names /nowhere/nats-server, which does not exist.\n',
    });
  },
  TIMEOUT_MS,
);

it(
  'refuses to start twice with one data folder, and ends at once when it is told to while it starts',
  async () => {
    const first = spawn(process.execPath, [START], {
      env: { PATH: process.env['PATH'], PORT: '0', API_HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'fatal' },
    });
    const exited = once(first, 'exit');
    const pid = first.pid ?? 0;
    const children = await eventually(() => {
      const all = childrenOf(pid);
      return all.some(({ command }) => command.includes('embedded-mongo')) ? all.map((each) => each.pid) : undefined;
    });

    const second = await startInVain({});
    first.kill('SIGTERM');

    expect(second).toMatchObject({
      code: 1,
      sentences: `\nLarder is already running with this data folder (process ${pid}).\n`,
    });
    expect(await exited).toEqual([0, null]);
    expect(children.filter(isRunning)).toEqual([]);
  },
  TIMEOUT_MS,
);

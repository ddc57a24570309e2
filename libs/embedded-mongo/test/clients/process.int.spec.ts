import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { CannotOpenError, FORMAT_VERSION, startEmbeddedMongo } from '../../src/index.js';
import { cleanUp, makeFolder, removeFolder, startChild } from '../support/child.js';
import { openSqlite } from '../support/sqlite.js';

let folder: string;
beforeEach(async () => (folder = await makeFolder()));
afterEach(() => removeFolder(folder));
afterAll(cleanUp);

async function write(uri: string): Promise<void> {
  const client = await new MongoClient(uri).connect();
  await client.db('d').collection<{ _id: string }>('c').insertOne({ _id: 'kept' });
  await client.close();
}

async function read(uri: string): Promise<unknown> {
  const client = await new MongoClient(uri).connect();
  const document = await client.db('d').collection('c').findOne({});
  await client.close();
  return document;
}

describe('the process', () => {
  it('prints its address, and keeps acknowledged writes when it is stopped', async () => {
    const child = await startChild(folder);
    await write(child.uri);

    expect(await child.kill('SIGTERM')).toBe(0);
    const again = await startChild(folder);

    expect(await read(again.uri)).toEqual({ _id: 'kept' });
    expect(await again.kill('SIGINT')).toBe(0);
  });

  it('ends when its parent has ended', async () => {
    const child = await startChild(folder);

    child.process.stdin?.end();

    expect(await child.exited).toBe(0);
  });

  it('rejects a data folder that another process uses, with a message', async () => {
    const child = await startChild(folder);

    const second = startChild(folder, { EMBEDDED_MONGO_SOCKET: join(folder, 'other.sock') });

    await expect(second).rejects.toThrow(/in use by another process/);
    await write(child.uri);
    await child.kill();
  });

  it('names a missing setting', async () => {
    await expect(startChild(folder, { EMBEDDED_MONGO_DIR: '' })).rejects.toThrow(/EMBEDDED_MONGO_DIR/);
  });

  it('listens on a loopback port when configured', async () => {
    const child = await startChild(folder, { EMBEDDED_MONGO_PORT: '0' });

    expect(child.uri).toMatch(/^mongodb:\/\/127\.0\.0\.1:\d+\//);
    await write(child.uri);
    await child.kill();
  });
});

describe('startup', () => {
  const start = () => startEmbeddedMongo({ directory: join(folder, 'data'), socketPath: join(folder, 's', 'db.sock') });

  it('closes the folder of the socket to other users', async () => {
    await mkdir(join(folder, 's'), { mode: 0o755 });
    const server = await start();

    expect((await stat(join(folder, 's'))).mode & 0o777).toBe(0o700);
    await server.stop();
  });

  it('rejects a socket in a folder that every user may write to', async () => {
    const options = { directory: join(folder, 'data'), socketPath: '/tmp/larder-refused.sock' };

    await expect(startEmbeddedMongo(options)).rejects.toThrow(/is shared/);
  });

  it('rejects a path that is too long for a socket', async () => {
    const options = { directory: join(folder, 'data'), socketPath: join(folder, 'x'.repeat(100)) };

    await expect(startEmbeddedMongo(options)).rejects.toThrow(/longer than 99 bytes/);
  });

  it('unlocks the folder when it fails', async () => {
    const options = { directory: join(folder, 'data'), socketPath: '/tmp/larder-refused.sock' };
    await expect(startEmbeddedMongo(options)).rejects.toThrow();

    const server = await start();
    await expect(server.stop()).resolves.toBeUndefined();
  });

  it('rejects a file of a newer program, and does not change it', async () => {
    await start().then((server) => server.stop());
    const file = openFile();
    file.exec(`PRAGMA user_version = ${FORMAT_VERSION + 1}`);
    file.close();

    await expect(start()).rejects.toThrow(/newer version of Larder/);

    const after = openFile();
    expect(after.prepare('PRAGMA user_version').all()).toEqual([{ user_version: FORMAT_VERSION + 1 }]);
    after.close();
  });

  it('rejects a file of another program', async () => {
    await mkdir(join(folder, 'data'));
    const file = openFile();
    file.exec('CREATE TABLE other (a)');
    file.close();

    await expect(start()).rejects.toThrow(CannotOpenError);
  });

  function openFile() {
    return openSqlite(join(folder, 'data', 'larder.sqlite'));
  }
});

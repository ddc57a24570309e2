import { createConnection } from 'node:net';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { BSON } from 'mongodb';
import { startOwn } from '../support/database.js';

let own: Awaited<ReturnType<typeof startOwn>>;
let client: MongoClient;
beforeAll(async () => {
  own = await startOwn();
  client = await new MongoClient(own.server.uri).connect();
});
afterAll(async () => {
  await client.close();
  await own.stop();
});

/** Sends arbitrary bytes; returns the response until the connection ends. */
function send(bytes: Buffer): Promise<Buffer> {
  const socket = createConnection(join(own.folder, 'db.sock'));
  const received: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => received.push(chunk));
  socket.on('error', () => undefined);
  socket.write(bytes);
  return new Promise((resolve) => socket.once('close', () => resolve(Buffer.concat(received))));
}

function message(
  body: Buffer,
  options: { opCode?: number; length?: number; flags?: number; kind?: number } = {},
): Buffer {
  const header = Buffer.alloc(21);
  header.writeInt32LE(options.length ?? 21 + body.length, 0);
  header.writeInt32LE(7, 4);
  header.writeInt32LE(options.opCode ?? 2013, 12);
  header.writeUInt32LE(options.flags ?? 0, 16);
  header.writeUInt8(options.kind ?? 0, 20);
  return Buffer.concat([header, body]);
}

const ping = Buffer.from(BSON.serialize({ ping: 1, $db: 'admin' }));

/** A document with a changed length prefix of itself or of its string. */
function damaged(at: number, value: number): Buffer {
  const document = Buffer.from(BSON.serialize({ ping: 'text', $db: 'admin' }));
  document.writeInt32LE(value, at);
  return document;
}

function nested(levels: number): Buffer {
  let inner = Buffer.from([5, 0, 0, 0, 0]);
  for (let i = 0; i < levels; i++) {
    const outer = Buffer.alloc(inner.length + 8);
    outer.writeInt32LE(outer.length, 0);
    outer.writeUInt8(3, 4);
    outer.write('a', 5);
    inner.copy(outer, 7);
    inner = outer;
  }
  return inner;
}

function random(length: number): Buffer {
  return Buffer.from(Array.from({ length }, (_, i) => (i * 2654435761) % 251));
}

it.each<[string, Buffer]>([
  ['nonsense', Buffer.from('GET / HTTP/1.1\r\nHost: x\r\n\r\n')],
  ['random bytes', random(5000)],
  ['a message of negative length', message(ping, { length: -5 })],
  ['a message shorter than its head', message(ping, { length: 10 })],
  ['a message of two gigabytes', message(ping, { length: 0x7fffffff })],
  ['an unknown kind of message', message(ping, { opCode: 4711 })],
  ['a message without a body', message(Buffer.alloc(0))],
  ['an unknown kind of section', message(ping, { kind: 9 })],
  ['a document that claims to be longer', message(damaged(0, 100_000))],
  ['a document of negative length', message(damaged(0, -1))],
  ['a text that claims to be longer', message(damaged(10, 100_000))],
  ['a text of negative length', message(damaged(10, -2_000_000))],
  ['a document nested too deeply', message(nested(5000))],
  [
    'a sequence that claims to be longer',
    message(Buffer.concat([Buffer.from([255, 255, 0, 0]), Buffer.from('documents\0')]), { kind: 1 }),
  ],
  ['an unknown type', message(Buffer.from([8, 0, 0, 0, 0x42, 0x61, 0, 0]))],
  ['a name without an end', message(Buffer.from([9, 0, 0, 0, 0x10, 0x61, 0x61, 0x61, 0]))],
])('ends the connection of a client that sends %s, and no other', async (_what, bytes) => {
  await send(bytes);

  expect(await client.db('d').command({ ping: 1 })).toMatchObject({ ok: 1 });
});

it('is not blocked by a client that sends half a message', async () => {
  const socket = createConnection(join(own.folder, 'db.sock'));
  socket.write(message(ping).subarray(0, 12));

  expect(await client.db('d').command({ ping: 1 })).toMatchObject({ ok: 1 });
  socket.destroy();
});

it('accepts a message that arrives byte by byte', async () => {
  const socket = createConnection(join(own.folder, 'db.sock'));
  const reply = new Promise<Buffer>((resolve) => socket.once('data', resolve));
  for (const byte of message(ping)) socket.write(Buffer.from([byte]));

  expect((await reply).readInt32LE(8)).toBe(7);
  socket.destroy();
});

it('answers many pipelined messages in order', async () => {
  const socket = createConnection(join(own.folder, 'db.sock'));
  const ids = Array.from({ length: 200 }, (_, i) => i + 1);
  const messages = ids.map((id) => {
    const one = Buffer.from(message(ping));
    one.writeInt32LE(id, 4);
    return one;
  });
  const answered: number[] = [];
  const finished = new Promise<void>((resolve) => {
    let rest = Buffer.alloc(0);
    socket.on('data', (chunk: Buffer) => {
      rest = Buffer.concat([rest, chunk]);
      for (; rest.length >= 16 && rest.length >= rest.readInt32LE(0); rest = rest.subarray(rest.readInt32LE(0))) {
        answered.push(rest.readInt32LE(8));
      }
      if (answered.length === ids.length) resolve();
    });
  });
  socket.write(Buffer.concat(messages));

  await finished;
  expect(answered).toEqual(ids);
  socket.destroy();
});

it('handles fields with names of JavaScript properties as any other', async () => {
  const collection = client.db('d').collection('names');
  const document = JSON.parse('{"__proto__": {"x": 1}, "constructor": 1, "toString": "t"}') as object;
  await collection.insertOne({ a: document });
  await collection.updateOne({}, { $set: { 'a.__proto__.y': 2 } });

  expect(await collection.countDocuments({ 'a.constructor': 1, 'a.__proto__.y': 2 })).toBe(1);
  expect(({} as Record<string, unknown>)['x']).toBeUndefined();
});

it('rejects a command with the name of a JavaScript property', async () => {
  await expect(client.db('d').command({ constructor: 1 })).rejects.toMatchObject({ code: 59 });
});

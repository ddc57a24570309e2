import { decode, encode } from '../../bson/convert.js';
import { CommandError } from '../../errors.js';
import { Cursor, Cursors } from '../../execute/engine/cursors.js';
import type { DocumentSource } from '../../execute/engine/document-source.js';
import type { Engine } from '../../execute/engine/engine.js';
import { continueCursor } from './cursor-reply.js';

const cursors = new Cursors();
afterAll(() => cursors.closeAll());

const engine = { cursors } as Engine;

/** An endless source; `read` is called before each of its documents. */
function sourceOf(read: () => Promise<void>): DocumentSource {
  let next = 0;
  return {
    isDone: false,
    async read() {
      await read();
      return [encode({ _id: next++ })];
    },
  };
}

const open = (source: DocumentSource) => cursors.add(new Cursor('d.c', source));

async function idsIn(reply: Promise<Buffer>): Promise<number[]> {
  const { cursor } = decode(await reply) as { cursor: { nextBatch: { _id: number }[] } };
  return cursor.nextBatch.map(({ _id }) => _id);
}

it('refuses a second request for a cursor that is being read, which would get documents of the first', async () => {
  const id = open(sourceOf(() => new Promise((resolve) => setImmediate(resolve))));
  const first = continueCursor(engine, id, 3);

  await expect(continueCursor(engine, id, 3)).rejects.toMatchObject({ codeName: 'CursorInUse' });
  await expect(idsIn(first)).resolves.toEqual([0, 1, 2]);
  await expect(idsIn(continueCursor(engine, id, 2))).resolves.toEqual([3, 4]);
});

it('closes a cursor that fails, since documents that were read before are lost', async () => {
  let reads = 0;
  const failLater = () =>
    reads++ === 2 ? Promise.reject(new CommandError('MaxTimeMSExpired', 'too late')) : Promise.resolve();
  const id = open(sourceOf(failLater));

  await expect(continueCursor(engine, id, 3)).rejects.toMatchObject({ codeName: 'MaxTimeMSExpired' });
  await expect(continueCursor(engine, id, 3)).rejects.toMatchObject({ codeName: 'CursorNotFound' });
});

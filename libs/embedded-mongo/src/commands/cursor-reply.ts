import { Tag } from '../bson/tags.js';
import { DocumentWriter } from '../bson/writer.js';
import { Cursor, type Source } from '../execute/cursors.js';
import type { Engine } from '../execute/engine.js';

const DEFAULT_BATCH = 101;

/** How much of an answer goes out at once. */
export interface FirstBatch {
  readonly batchSize: number | undefined;
  /** Whatever is left is not asked for. */
  readonly isSingle?: boolean;
}

/** The first part of an answer; a cursor stays open when there is more. */
export async function openCursor(
  engine: Engine,
  namespace: string,
  source: Source,
  { batchSize = DEFAULT_BATCH, isSingle = false }: FirstBatch,
): Promise<Buffer> {
  const cursor = new Cursor(namespace, source);
  const documents = await cursor.next(batchSize);
  const id = cursor.isDone || isSingle ? 0n : engine.cursors.add(cursor);
  return reply('firstBatch', documents, id, namespace);
}

/** The next part of an answer. */
export async function continueCursor(engine: Engine, id: bigint, batchSize = Infinity): Promise<Buffer> {
  const cursor = engine.cursors.get(id);
  const documents = await cursor.next(batchSize || Infinity);
  if (cursor.isDone) engine.cursors.close(id);
  return reply('nextBatch', documents, cursor.isDone ? 0n : id, cursor.namespace);
}

/** Documents that are all there already. */
export function listSource(documents: readonly Buffer[]): Source {
  let at = 0;
  return {
    get isDone() {
      return at >= documents.length;
    },
    read(count) {
      const batch = documents.slice(at, at + count);
      at += batch.length;
      return Promise.resolve(batch);
    },
  };
}

function reply(batch: string, documents: readonly Buffer[], id: bigint, namespace: string): Buffer {
  const size = documents.reduce((sum, document) => sum + document.length + 8, 256);
  const writer = new DocumentWriter(size).openChild('cursor', Tag.object).openChild(batch, Tag.array);
  documents.forEach((document, i) => writer.addDocument(String(i), document));
  return writer.close().addLong('id', id).addText('ns', namespace).close().addDouble('ok', 1).finish();
}

import type { Document } from 'bson';
import { badValue, CommandError } from '../../errors.js';
import { encode } from '../../bson/convert.js';
import { Tag } from '../../bson/tags.js';
import { documentValue, fieldOf, fieldsOf } from '../../bson/value.js';
import { DocumentWriter } from '../../bson/writer.js';
import { Cursor } from '../../execute/engine/cursors.js';
import type { DocumentSource } from '../../execute/engine/document-source.js';
import type { Engine } from '../../execute/engine/engine.js';
import type { Command } from './command.js';

const DEFAULT_BATCH = 101;
const BATCH_SIZE = Buffer.from('batchSize');

/** The `cursor: { batchSize }` option of a command. */
export function cursorOptions(command: Command): Pick<FirstBatch, 'batchSize'> {
  const cursor = command.value('cursor');
  if (!cursor.isObject) return { batchSize: undefined };
  const size = fieldOf(cursor.bytes, cursor.start, BATCH_SIZE);
  if (size.isNumber && size.number() < 0) throw badValue('cursor.batchSize must not be negative');
  return { batchSize: size.isNumber ? Math.trunc(size.number()) : undefined };
}

/** How the first batch of a result is returned. */
export interface FirstBatch {
  /** The maximum number of documents. */
  readonly batchSize: number | undefined;
  /** Closes the cursor after the first batch. */
  readonly isSingle?: boolean;
  /** Fields of the reply beside the cursor. */
  readonly extra?: Document;
  /** The idle timeout of the cursor, in milliseconds. */
  readonly idleMs?: number;
}

/** The first batch of a result; the cursor stays open when there is more. */
export async function openCursor(
  engine: Engine,
  namespace: string,
  source: DocumentSource,
  { batchSize = DEFAULT_BATCH, isSingle = false, extra = {}, idleMs }: FirstBatch,
): Promise<Buffer> {
  const cursor = new Cursor(namespace, source, idleMs);
  const documents = await cursor.next(batchSize);
  const id = cursor.isDone || isSingle ? 0n : engine.cursors.add(cursor);
  return reply({ name: 'firstBatch', documents }, { id, namespace }, extra);
}

/** The next batch of a result. */
export async function continueCursor(engine: Engine, id: bigint, batchSize = Infinity): Promise<Buffer> {
  const cursor = engine.cursors.get(id);
  const documents = await cursor.next(batchSize || Infinity).catch((error: unknown) => {
    if (!isInUse(error)) engine.cursors.close(id);
    throw error;
  });
  if (cursor.isDone) engine.cursors.close(id);
  return reply({ name: 'nextBatch', documents }, { id: cursor.isDone ? 0n : id, namespace: cursor.namespace });
}

function isInUse(error: unknown): boolean {
  return error instanceof CommandError && error.codeName === 'CursorInUse';
}

function reply(
  { name, documents }: { name: 'firstBatch' | 'nextBatch'; documents: readonly Buffer[] },
  { id, namespace }: { id: bigint; namespace: string },
  extra: Document = {},
): Buffer {
  const size = documents.reduce((sum, document) => sum + document.length + 8, 256);
  const writer = new DocumentWriter(size).openChild('cursor', Tag.object).openChild(name, Tag.array);
  documents.forEach((document, i) => writer.addDocument(String(i), document));
  writer.close().addLong('id', id).addText('ns', namespace).close();
  for (const [field, value] of fieldsOf(documentValue(encode(extra)))) writer.add(field, value);
  return writer.addDouble('ok', 1).finish();
}

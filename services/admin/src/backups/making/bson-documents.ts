import mongoose from 'mongoose';

const { BSON } = mongoose.mongo;

/** The length of a document is in its first bytes. */
const LENGTH_BYTES = 4;

/** The documents of a stream of BSON, each as relaxed extended JSON in one line. */
export async function* bsonDocuments(stream: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let chunks: Uint8Array[] = [];
  let [length, needed] = [0, LENGTH_BYTES];
  for await (const chunk of stream) {
    chunks.push(chunk);
    length += chunk.length;
    if (length < needed) continue; // joined once, however many chunks a document consists of
    let rest = Buffer.concat(chunks);
    while (rest.length >= (needed = lengthOf(rest))) {
      yield toLine(rest.subarray(0, needed));
      rest = rest.subarray(needed);
    }
    [chunks, length] = [[rest], rest.length];
  }
  if (length > 0) throw new Error('The last document of a collection is cut off.');
}

/** The length of the document at the beginning; that of the length when it is incomplete. */
function lengthOf(bytes: Buffer): number {
  return bytes.length < LENGTH_BYTES ? LENGTH_BYTES : bytes.readInt32LE(0);
}

function toLine(document: Buffer): string {
  return BSON.EJSON.stringify(BSON.deserialize(document, { promoteValues: true }), { relaxed: true });
}

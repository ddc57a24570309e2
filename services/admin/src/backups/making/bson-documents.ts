import mongoose from 'mongoose';

const { BSON } = mongoose.mongo;

/** The documents of a stream of BSON, each as relaxed extended JSON in one line. */
export async function* bsonDocuments(stream: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of stream) {
    const bytes: Buffer = rest.length > 0 ? Buffer.concat([rest, chunk]) : Buffer.from(chunk);
    let at = 0;
    while (bytes.length - at >= 4) {
      const size = bytes.readInt32LE(at);
      if (bytes.length - at < size) break;
      yield toLine(bytes.subarray(at, at + size));
      at += size;
    }
    rest = bytes.subarray(at);
  }
  if (rest.length > 0) throw new Error('The last document of a collection is cut off.');
}

function toLine(document: Buffer): string {
  return BSON.EJSON.stringify(BSON.deserialize(document, { promoteValues: true }), { relaxed: true });
}

import { Readable } from 'node:stream';
import mongoose from 'mongoose';
import { bsonDocuments } from './bson-documents.js';

const { BSON } = mongoose.mongo;

/** The documents as a stream in chunks of `size` bytes. */
function aStream(documents: object[], size: number): Readable {
  const bytes = Buffer.concat(documents.map((document) => BSON.serialize(document)));
  const count = Math.ceil(bytes.length / size);
  return Readable.from(Array.from({ length: count }, (_, at) => bytes.subarray(at * size, (at + 1) * size)));
}

async function linesOf(stream: Readable): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of bsonDocuments(stream)) lines.push(line);
  return lines;
}

describe('the documents of a stream', () => {
  const documents = [{ _id: '1', name: 'Käse' }, { _id: '2' }, { _id: '3', tags: ['a', 'b'] }];

  it.each([1, 3, 7, 22, 1_000])('are read from chunks of %i bytes', async (size) => {
    expect(await linesOf(aStream(documents, size))).toEqual(documents.map((document) => JSON.stringify(document)));
  });

  it('are joined once, however many chunks each has', async () => {
    const stream = aStream([{ _id: '1', name: 'x'.repeat(100_000) }], 1_000);
    const concat = jest.spyOn(Buffer, 'concat');

    await linesOf(stream);

    const joined = concat.mock.results.reduce((sum, { value }) => sum + (value as Buffer).length, 0);
    concat.mockRestore();
    expect(joined).toBeLessThan(200_000);
  });

  it('cannot end within a document', async () => {
    const bytes = BSON.serialize({ _id: '1' });
    for (let length = 1; length < bytes.length; length += 1)
      await expect(linesOf(Readable.from([bytes.subarray(0, length)]))).rejects.toThrow('cut off');
    expect(await linesOf(Readable.from([]))).toEqual([]);
  });
});

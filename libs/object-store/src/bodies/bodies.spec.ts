import fc from 'fast-check';
import { Readable } from 'node:stream';
import { ObjectTooLargeError } from '../errors.js';
import { inParts } from './in-parts.js';
import { readBody } from './read-body.js';

async function collect(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array[]> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return all;
}

describe('inParts', () => {
  it('splits any stream into equal parts without losing bytes', async () => {
    const chunks = fc.array(fc.uint8Array({ maxLength: 20 }), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(chunks, fc.integer({ min: 1, max: 16 }), async (input, partBytes) => {
        const parts = await collect(inParts(Readable.from(input), partBytes));
        expect(Buffer.concat(parts).equals(Buffer.concat(input))).toBe(true);
        expect(parts.slice(0, -1).every((part) => part.length === partBytes)).toBe(true);
        expect(parts.length).toBe(Math.max(1, Math.ceil(Buffer.concat(input).length / partBytes)));
      }),
    );
  });
});

describe('readBody', () => {
  it('stops reading at the first byte beyond the limit', async () => {
    const endless = Readable.from(
      (function* () {
        for (;;) yield Buffer.alloc(10);
      })(),
    );

    await expect(collect(readBody(endless, 35))).rejects.toThrow(ObjectTooLargeError);
    expect(endless.destroyed).toBe(true);
  });

  it('accepts a body of exactly the allowed size', async () => {
    expect(Buffer.concat(await collect(readBody(Buffer.alloc(35), 35)))).toHaveLength(35);
  });
});

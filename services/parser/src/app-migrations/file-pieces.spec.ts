import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { FilePieces } from './file-pieces.js';

const content = randomBytes(2_500_000);
const file = () => Readable.from([content.subarray(0, 1_900_000), content.subarray(1_900_000)]);

async function restOf(pieces: FilePieces, first: number): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for (let number = first; ; number += 1) {
    const piece = await pieces.piece(number);
    if (!piece) return Buffer.concat(all);
    all.push(piece);
  }
}

describe('the pieces of a file', () => {
  it('make the file', async () => {
    const made = await restOf(new FilePieces(file), 0);

    expect(made.equals(content)).toBe(true);
  });

  it('go on where another thread has given them up to', async () => {
    const first = await new FilePieces(file).piece(0);

    const rest = await restOf(new FilePieces(file), 1);

    expect(Buffer.concat([first ?? Buffer.alloc(0), rest]).equals(content)).toBe(true);
  });

  it('come to an end when more are asked for', async () => {
    const pieces = new FilePieces(file);

    await expect(pieces.piece(9)).resolves.toBeNull();
    await expect(pieces.piece(10)).resolves.toBeNull();
  });
});

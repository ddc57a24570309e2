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

describe('FilePieces', () => {
  it('reads the whole file', async () => {
    const bytes = await restOf(new FilePieces(file), 0);

    expect(bytes.equals(content)).toBe(true);
  });

  it('continues where another thread stopped', async () => {
    const first = await new FilePieces(file).piece(0);

    const rest = await restOf(new FilePieces(file), 1);

    expect(Buffer.concat([first ?? Buffer.alloc(0), rest]).equals(content)).toBe(true);
  });

  it('returns null behind the last piece', async () => {
    const pieces = new FilePieces(file);

    await expect(pieces.piece(9)).resolves.toBeNull();
    await expect(pieces.piece(10)).resolves.toBeNull();
  });
});

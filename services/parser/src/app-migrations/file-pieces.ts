import { inParts } from '@larder/object-store';
import type { Content } from '../archives/archive.js';

/** Large enough to make little ado, small enough for several at a time. */
const PIECE_BYTES = 1024 * 1024;

/** Gives a packed file piece by piece, first things first; pieces that are not asked for are passed over. */
export class FilePieces {
  private readonly pieces: AsyncGenerator<Uint8Array, undefined>;
  private next = 0;

  constructor(content: Content) {
    this.pieces = piecesOf(content);
  }

  /** The piece with this number; null behind the last. */
  async piece(number: number): Promise<Uint8Array | null> {
    while (this.next < number) await this.take();
    return this.take();
  }

  /** No more of it is wanted. */
  async close(): Promise<void> {
    await this.pieces.return(undefined);
  }

  private async take(): Promise<Uint8Array | null> {
    this.next += 1;
    const step = await this.pieces.next();
    return step.done ? null : step.value;
  }
}

async function* piecesOf(content: Content): AsyncGenerator<Uint8Array, undefined> {
  yield* inParts(content(), PIECE_BYTES);
}

import { inParts } from '@larder/object-store';
import type { Content } from '../../archives/index.js';

/** Large enough for few calls, small enough for several in memory. */
const PIECE_BYTES = 1024 * 1024;

/** Reads a packed file piece by piece, from its beginning; earlier pieces are skipped. */
export class FilePieces {
  private readonly pieces: AsyncGenerator<Uint8Array, undefined>;
  private next = 0;

  constructor(content: Content) {
    this.pieces = piecesOf(content);
  }

  /** The piece with this number; null after the last one. */
  async piece(number: number): Promise<Uint8Array | null> {
    while (this.next < number) await this.take();
    return this.take();
  }

  /** Stops reading. */
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

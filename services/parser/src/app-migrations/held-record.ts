import { AssetPieces } from './asset-pieces.js';
import type { SourceRecipe } from './sources/source.js';

/** A record whose files somebody may still ask for. */
export class HeldRecord {
  private readonly open = new Map<string, AssetPieces>();

  constructor(private readonly found: SourceRecipe) {}

  /** The picture that came along; null when there is none. */
  async picture(): Promise<Buffer | null> {
    return (await this.found.own?.()) ?? null;
  }

  /** A piece of one of its files; null behind the last. */
  async piece(fileName: string, number: number): Promise<Uint8Array | null> {
    const pieces = this.open.get(fileName) ?? this.begin(fileName);
    const piece = await pieces.piece(number);
    if (!piece) this.open.delete(fileName);
    return piece;
  }

  async close(): Promise<void> {
    for (const pieces of this.open.values()) await pieces.close();
    this.open.clear();
  }

  private begin(fileName: string): AssetPieces {
    const asset = this.found.assets?.find((each) => each.fileName === fileName);
    if (!asset) throw new Error('A file was asked for that the export does not have.');
    const pieces = new AssetPieces(asset.file);
    this.open.set(fileName, pieces);
    return pieces;
  }
}

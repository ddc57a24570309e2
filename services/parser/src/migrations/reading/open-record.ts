import type { Content } from '../../archives/index.js';
import type { RecipeDraft } from '../../drafts/index.js';
import { FilePieces } from './file-pieces.js';

/** A file of a record: the file of an asset, or null for the image. */
export type FileOfRecord = string | null;

/** A record whose files can still be read. */
export class OpenRecord {
  private readonly files = new Map<FileOfRecord, FilePieces>();

  constructor(private readonly draft: RecipeDraft) {}

  /** A piece of one of its files; null after the last one. */
  async piece(name: FileOfRecord, number: number): Promise<Uint8Array | null> {
    const pieces = this.files.get(name) ?? this.openFile(name);
    const piece = await pieces.piece(number);
    if (!piece) this.files.delete(name);
    return piece;
  }

  async close(): Promise<void> {
    for (const pieces of this.files.values()) await pieces.close();
    this.files.clear();
  }

  private openFile(name: FileOfRecord): FilePieces {
    const content = this.contentOf(name);
    if (!content) throw new Error('The export does not have this file.');
    const pieces = new FilePieces(content);
    this.files.set(name, pieces);
    return pieces;
  }

  private contentOf(name: FileOfRecord): Content | undefined {
    if (name === null) return this.draft.image;
    return this.draft.assets?.find(({ fileName }) => fileName === name)?.file;
  }
}

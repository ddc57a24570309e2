import { FilePieces } from './file-pieces.js';
import type { ArchiveFile, Content } from '../archives/archive.js';
import type { SourceRecipe } from './sources/source.js';

/** A file of a record: one of those its assets name, or null for the picture that came along. */
export type FileOfRecord = string | null;

/** A record whose files somebody may still ask for. */
export class HeldRecord {
  private readonly open = new Map<FileOfRecord, FilePieces>();

  constructor(private readonly found: SourceRecipe) {}

  /** A piece of one of its files; null behind the last. */
  async piece(name: FileOfRecord, number: number): Promise<Uint8Array | null> {
    const pieces = this.open.get(name) ?? this.begin(name);
    const piece = await pieces.piece(number);
    if (!piece) this.open.delete(name);
    return piece;
  }

  async close(): Promise<void> {
    for (const pieces of this.open.values()) await pieces.close();
    this.open.clear();
  }

  private begin(name: FileOfRecord): FilePieces {
    const content = name === null ? this.found.own : this.assetContent(name);
    if (!content) throw new Error('A file was asked for that the export does not have.');
    const pieces = new FilePieces(content);
    this.open.set(name, pieces);
    return pieces;
  }

  private assetContent(name: string): Content | undefined {
    const file = this.found.assets?.find(({ fileName }) => fileName === name)?.file;
    return file && contentOf(file);
  }
}

function contentOf(file: ArchiveFile): Content {
  return async function* () {
    yield* (await file.stream()) as AsyncIterable<Buffer>;
  };
}

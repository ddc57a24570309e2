/** One file of an archive. */
export interface ArchiveFile {
  /** Parts joined by `/`; relative, without `..`. */
  readonly path: string;
  /** Unpacked, in bytes. */
  readonly size: number;
  /** The whole content, for files that fit into memory. Throws `ArchiveError` for others and for broken ones. */
  read(): Promise<Buffer>;
  /** The content piece by piece. */
  stream(): Promise<NodeJS.ReadableStream>;
}

/** Gives the content of a file piece by piece, from its beginning each time it is called. */
export type Content = () => AsyncIterable<Uint8Array>;

/** The files somebody packed, without folders and without what their system added. */
export interface Archive {
  readonly files: readonly ArchiveFile[];
  close(): void;
}

/** An archive, or a file in one, that is not read: broken, or made to do harm. The message is for who sent it. */
export class ArchiveError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ArchiveError';
  }
}

/** The last part of a path. */
export function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Everything before the last part, `""` at the top. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** Whether the name ends like this, in any case: `hasEnding(path, '.json')`. */
export function hasEnding(path: string, ...endings: string[]): boolean {
  return endings.some((ending) => path.toLowerCase().endsWith(ending));
}

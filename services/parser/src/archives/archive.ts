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

/** Streams the content of a file, from its beginning at each call. */
export type Content = () => AsyncIterable<Uint8Array>;

/** The content of a packed file. */
export function contentOf(file: ArchiveFile): Content {
  return async function* () {
    yield* (await file.stream()) as AsyncIterable<Buffer>;
  };
}

/** The packed files, without folders and files of the operating system. */
export interface Archive {
  readonly files: readonly ArchiveFile[];
  close(): void;
}

/** An archive, or a file in one, that is refused: broken or hostile. The message is for the user. */
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

/** Whether a path has one of these file endings, in any case: `hasEnding(path, '.json')`. */
export function hasEnding(path: string, ...endings: string[]): boolean {
  return endings.some((ending) => path.toLowerCase().endsWith(ending));
}

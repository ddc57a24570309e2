import type { Readable } from 'node:stream';

/** The content to store: bytes or a stream. A stream is consumed, and destroyed when storing fails. */
export type ObjectBody = Uint8Array | AsyncIterable<Uint8Array>;

/** An object in a listing. */
export interface ListedObject {
  key: string;
  /** In bytes. */
  size: number;
  /** Changes with the content; opaque, without quotes. */
  etag: string;
  lastModified: Date;
}

export interface ObjectMetadata extends ListedObject {
  contentType: string;
}

/** The result of `put`. */
export type StoredObject = Omit<ObjectMetadata, 'lastModified'>;

/** First and last byte, inclusive, as in HTTP. Without `end`, up to the end of the object. */
export interface ByteRange {
  start: number;
  end?: number;
}

/** An object that is being read. Callers must read the stream to its end or destroy it to close its file or connection. */
export interface OpenedObject extends ObjectMetadata {
  stream: Readable;
  /** The requested range, limited to the object's size; null for the whole object. */
  range: Required<ByteRange> | null;
}

export interface PutOptions {
  /** Default: implied by the key's extension. */
  contentType?: string;
  /** A longer body is refused with `ObjectTooLargeError`, and nothing is stored. */
  maxBytes?: number;
}

/** Options of `copy`. */
export interface CopyOptions {
  /**
   * Uses a hard link on disk if the file system supports it; the copy then has the `lastModified` of its source.
   * Replacing or deleting one of them never changes the other.
   */
  link?: boolean;
}

/**
 * Objects under keys such as `recipes/<id>/images/original.webp`, with the same guarantees on disk and in S3:
 *
 * - An object is complete or does not exist: partial uploads are never visible, also after a crash.
 * - An acknowledged `put` is durable.
 * - Keys cannot refer to places outside of the store. `checkKey` defines their grammar; every call throws
 *   `InvalidKeyError` for others.
 * - A key cannot be a folder of other keys (`a` and `a/b`); on disk that throws `InvalidKeyError`.
 * - Folders in `list` and `deletePrefix` end at a slash: `recipes/1` does not include `recipes/10/…`.
 */
export interface ObjectStore {
  /** Creates the folder or bucket and throws when the store cannot be used; idempotent. */
  ensureReady(): Promise<void>;
  /** Stores a body under a key, replacing an existing object. */
  put(key: string, body: ObjectBody, options?: PutOptions): Promise<StoredObject>;
  /** Opens an object. Throws `ObjectNotFoundError`, or `RangeNotSatisfiableError` for a range after its end. */
  get(key: string, options?: { range?: ByteRange }): Promise<OpenedObject>;
  /** The metadata of an object; null when it does not exist. */
  head(key: string): Promise<ObjectMetadata | null>;
  /** Removes an object; does nothing when it does not exist. */
  delete(key: string): Promise<void>;
  /** Removes every object of a folder. */
  deletePrefix(folder: string): Promise<void>;
  /**
   * All objects of a folder and its subfolders, or of the store for `''`, ordered by key. Foreign files, whose names are
   * no keys, are skipped.
   */
  list(folder?: string): AsyncIterable<ListedObject>;
  /** Stores the same content under another key. Throws `ObjectNotFoundError`. */
  copy(from: string, to: string, options?: CopyOptions): Promise<void>;
  /** Changes the key of an object. Throws `ObjectNotFoundError`. */
  move(from: string, to: string): Promise<void>;
  /** Removes unfinished uploads and objects in `.temp/` of at least this age; returns the number. */
  sweepTemp(olderThanMs: number): Promise<number>;
}

/** Folder of uploads that have not been checked yet; `sweepTemp` removes old ones. */
export const TEMP_FOLDER = '.temp';

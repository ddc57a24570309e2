import type { Readable } from 'node:stream';

/** What is stored: bytes at hand, or a stream of them. A stream is used up, and destroyed when storing fails. */
export type ObjectBody = Uint8Array | AsyncIterable<Uint8Array>;

/** An object in a listing. */
export interface ListedObject {
  key: string;
  /** In bytes. */
  size: number;
  /** Changes whenever the content changes; without quotes, opaque. */
  etag: string;
  lastModified: Date;
}

export interface ObjectMetadata extends ListedObject {
  contentType: string;
}

/** What `put` stored. */
export type StoredObject = Omit<ObjectMetadata, 'lastModified'>;

/** First and last byte, both included, as in HTTP. Without `end`, up to the end of the object. */
export interface ByteRange {
  start: number;
  end?: number;
}

/** An object being read. Read the stream to its end or destroy it, otherwise its file or connection stays open. */
export interface OpenedObject extends ObjectMetadata {
  stream: Readable;
  /** The requested range, cut to the object's size; null for the whole object. */
  range: Required<ByteRange> | null;
}

export interface PutOptions {
  /** By default that of the key's extension. */
  contentType?: string;
  /** More bytes than this end the upload with `ObjectTooLargeError`; nothing of it stays. */
  maxBytes?: number;
}

/** Options of `copy`. */
export interface CopyOptions {
  /**
   * Lets both objects share their bytes on disk where the file system has hard links; the copy then has the
   * `lastModified` of its source. Replacing or deleting one of them never changes the other.
   */
  link?: boolean;
}

/**
 * Files under keys such as `recipes/<id>/images/original.webp`; with the same guarantees on disk and in S3:
 *
 * - A key holds the whole of one body or nothing: half an upload is never seen, also not after a crash.
 * - What `put` has acknowledged is durable.
 * - Keys cannot leave the store; their grammar is `checkKey`. Every call throws `InvalidKeyError` for others.
 * - A key is never at the same time a folder of other keys (`a` and `a/b`); on disk that is `InvalidKeyError`.
 * - Folders given to `list` and `deletePrefix` end at a slash: `recipes/1` does not mean `recipes/10/…`.
 */
export interface ObjectStore {
  /** Creates what the store needs (folder, bucket) and fails when it cannot be used; harmless to repeat. */
  ensureReady(): Promise<void>;
  /** Stores a body under a key, replacing what was there. */
  put(key: string, body: ObjectBody, options?: PutOptions): Promise<StoredObject>;
  /** Opens an object. Throws `ObjectNotFoundError`, or `RangeNotSatisfiableError` for a range behind its end. */
  get(key: string, options?: { range?: ByteRange }): Promise<OpenedObject>;
  /** The metadata of an object, null when there is none. */
  head(key: string): Promise<ObjectMetadata | null>;
  /** Removes an object; one that does not exist is fine. */
  delete(key: string): Promise<void>;
  /** Removes every object of a folder. */
  deletePrefix(folder: string): Promise<void>;
  /** All objects of a folder and its subfolders, or of the store for `''`, ordered by key. */
  list(folder?: string): AsyncIterable<ListedObject>;
  /** Stores the same content under another key. Throws `ObjectNotFoundError`. */
  copy(from: string, to: string, options?: CopyOptions): Promise<void>;
  /** Gives an object another key. Throws `ObjectNotFoundError`. */
  move(from: string, to: string): Promise<void>;
  /** Removes unfinished uploads and the objects in `.temp/` that are at least so old; returns how many. */
  sweepTemp(olderThanMs: number): Promise<number>;
}

/** Where uploads wait until they have been checked; `sweepTemp` empties it. */
export const TEMP_FOLDER = '.temp';

/**
 * The protocol of streamed replies. The caller sends the request with an inbox as reply subject and a credit of chunks.
 * Each chunk is a message to the inbox with a number and, in the first one, the sender's control subject; there the
 * caller grants more credit as it consumes, sends a heartbeat, or cancels. The last chunk contains `end`; a stream of one
 * chunk has no control subject. A chunk with `lines` is a JSON array with one item per line.
 */
export const STREAM_HEADER = {
  credit: 'Larder-Stream-Credit',
  control: 'Larder-Stream-Control',
  number: 'Larder-Stream-Number',
  end: 'Larder-Stream-End',
  lines: 'Larder-Stream-Lines',
} as const;

/** Separates the items of a chunk. Encoded JSON has no line breaks. */
const ITEM_SEPARATOR = ',\n';

/** A chunk as a JSON array with one item per line, so that it can be split without parsing. */
export function joinChunk(items: readonly string[]): string {
  return `[${items.join(ITEM_SEPARATOR)}]`;
}

/** Whether `splitChunk` returns these items: none of them was formatted with line breaks. */
export function canBeSplit(items: readonly string[]): boolean {
  return !items.some((item) => item.includes('\n'));
}

/** The items of a chunk that was joined by `joinChunk`, unparsed. */
export function splitChunk(text: string): string[] {
  return text === '[]' ? [] : text.slice(1, -1).split(ITEM_SEPARATOR);
}

/** Maximum number of chunks in transit. */
export const CREDIT = 8;
/** Approximate size at which a chunk is sent, in bytes of JSON. */
export const CHUNK_BYTES = 256 * 1024;
/** A chunk that waits for slow items is sent after this time, in milliseconds. */
export const CHUNK_AGE_MS = 500;
/** The interval of the caller's keep-alives, in milliseconds. */
export const ALIVE_MS = 10_000;
/** A sender without credit ends after this time without a control message, in milliseconds. */
export const TIMEOUT_MS = 30_000;

/** The messages of the caller on the control subject. */
export type Control = { credit: number } | { cancel: true };

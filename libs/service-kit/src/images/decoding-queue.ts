import { CommonErrors } from '@larder/contracts';
import { imageFormat } from './image-format.js';
import { decodingCost, LARGE_PIXELS, MAX_PIXELS, maxPixelsOf } from './limits.js';
import { WeightedQueue } from './weighted-queue.js';

/** Files that are read at the same time to learn their numbers of pixels. */
const MAX_READS = 2;

/**
 * The images that all parts of a process decode at the same time, by their cost. Large ones do not delay the others.
 */
const reading = new WeightedQueue(MAX_READS);
const large = new WeightedQueue(MAX_PIXELS);
const small = new WeightedQueue(2 * LARGE_PIXELS);

/** Reads a file. Called again for its conversion, since files that wait occupy no memory. */
export type ReadFile = () => Promise<Uint8Array>;

export interface ConversionOptions {
  read: ReadFile;
  /** Aborted when the caller no longer waits. */
  signal: AbortSignal;
  /** Whose image it is: users take turns, so that many images of one do not delay those of others. */
  owner: string;
}

/**
 * Converts an image in its turn; null for an unsupported format. Throws the signal's reason when it still waits, and an
 * error for an image with too many pixels for its format.
 */
export async function convertInTurn<Result>(
  { read, signal, owner }: ConversionOptions,
  convert: (bytes: Uint8Array) => Promise<Result>,
): Promise<Result | null> {
  const cost = await reading.run({ weight: 1, signal, owner }, async () => costOf(await read()));
  if (cost === null) return null;
  const queue = cost > LARGE_PIXELS ? large : small;
  return queue.run({ weight: cost, signal, owner }, async () => convert(await read()));
}

/** What decoding costs by the header; null for anything else. An unreadable header counts as a large image. */
async function costOf(bytes: Uint8Array): Promise<number | null> {
  const format = imageFormat(bytes);
  if (!format) return null;
  const pixels = await pixelsOf(bytes);
  if (pixels === null) return MAX_PIXELS;
  const maxPixels = maxPixelsOf(format);
  if (pixels > maxPixels) throw CommonErrors.tooLarge({ maxPixels });
  return decodingCost(format, pixels);
}

/** The pixels of an image by its header; null for an unreadable one. */
async function pixelsOf(bytes: Uint8Array): Promise<number | null> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false); // each image is read once
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return width * height;
  } catch {
    return null;
  }
}

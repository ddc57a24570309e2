import { imageFormat } from './image-format.js';
import { LARGE_PIXELS, MAX_PIXELS } from './limits.js';
import { WeightedQueue } from './weighted-queue.js';

/** Files that are read at the same time to learn their numbers of pixels. */
const MAX_READS = 2;

/**
 * The images that all parts of a process decode at the same time, by their pixels: each may take 6 (JPEG) to 22 (AVIF)
 * bytes of memory. Large ones do not delay the others.
 */
const reading = new WeightedQueue(MAX_READS);
const large = new WeightedQueue(MAX_PIXELS);
const small = new WeightedQueue(2 * LARGE_PIXELS);

/** Reads a file. Called again for its conversion, since files that wait occupy no memory. */
export type ReadFile = () => Promise<Uint8Array>;

/** Converts an image in its turn; null for an unsupported format. Throws the signal's reason when it still waits. */
export async function convertInTurn<Result>(
  read: ReadFile,
  signal: AbortSignal,
  convert: (bytes: Uint8Array) => Promise<Result>,
): Promise<Result | null> {
  const pixels = await reading.run(1, signal, async () => pixelsOf(await read()));
  if (pixels === null) return null;
  const queue = pixels > LARGE_PIXELS ? large : small;
  return queue.run(pixels, signal, async () => convert(await read()));
}

/** The pixels of an image by its header; null for anything else. An unreadable header counts as a large image. */
async function pixelsOf(bytes: Uint8Array): Promise<number | null> {
  if (!imageFormat(bytes)) return null;
  const { default: sharp } = await import('sharp');
  sharp.cache(false); // each image is read once
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return width * height;
  } catch {
    return MAX_PIXELS;
  }
}

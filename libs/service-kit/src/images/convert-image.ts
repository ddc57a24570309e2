import type { Sharp } from 'sharp';
import { readImage } from './read-image.js';

/** An image to convert in a worker thread. */
export interface ImageTask {
  bytes: Uint8Array;
  /** When the conversion must end, in milliseconds since 1970. */
  deadline: number;
}

/** Makes a conversion fail at the deadline: ending the thread does not stop the native code. */
export type LimitTime = (image: Sharp) => Sharp;

/**
 * Converts an upright image; null when it is not a readable one. Throws an error that begins with `timeout:` after the
 * deadline.
 */
export async function convertImage<Result>(
  { bytes, deadline }: ImageTask,
  convert: (image: Sharp, limitTime: LimitTime) => Promise<Result>,
): Promise<Result | null> {
  const limitTime: LimitTime = (image) => image.timeout({ seconds: secondsUntil(deadline) });
  try {
    const image = await readImage(bytes);
    return image && (await convert(image, limitTime));
  } catch (error) {
    if (isTimeout(error)) throw error;
    return null;
  }
}

function secondsUntil(deadline: number): number {
  return Math.max(1, Math.ceil((deadline - Date.now()) / 1000));
}

/** The library has no error of its own for a timeout. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('timeout:');
}

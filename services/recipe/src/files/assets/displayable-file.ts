import { imageFormat } from '@larder/service-kit';

/** The bytes at the start of a file that its kind is read from. */
export const FILE_START_BYTES = 1_024;

/** The first boxes of MP4 and QuickTime files. */
const MOVIE_BOXES = new Set(['ftyp', 'styp', 'moov', 'mdat', 'free', 'skip', 'wide', 'pnot']);
const MATROSKA = '\x1a\x45\xdf\xa3';

/** Whether a file is an image, a PDF or a video by its first bytes, regardless of its name. */
export function isDisplayable(start: Uint8Array): boolean {
  const text = Buffer.from(start).toString('latin1');
  const isMovie = text.startsWith(MATROSKA) || MOVIE_BOXES.has(text.slice(4, 8));
  // Readers of PDF accept other bytes in front.
  return isMovie || imageFormat(start) !== null || text.includes('%PDF-');
}

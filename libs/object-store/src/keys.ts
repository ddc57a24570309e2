import { InvalidKeyError } from './errors.js';

/** S3 allows 1024 bytes; the difference is reserved for the namespace. */
export const MAX_KEY_LENGTH = 900;
/** File systems allow 255 bytes per name. */
export const MAX_SEGMENT_LENGTH = 200;

/** Top-level folders of the store on disk that contain no objects. */
export const PARTIAL_FOLDER = '.partial';
export const TYPES_FOLDER = '.types';
const RESERVED = [PARTIAL_FOLDER, TYPES_FOLDER];

const SEGMENT = /^[A-Za-z0-9._-]+$/;
const DOTS_ONLY = /^\.+$/;

/**
 * The parts of a key such as `a/b/c.webp`: letters, digits, `.`, `_` and `-`, and not only dots.
 *
 * @throws InvalidKeyError for other keys: absolute, with `..`, empty or too long
 */
export function checkKey(key: string): string[] {
  if (key.length > MAX_KEY_LENGTH) throw new InvalidKeyError(key, `longer than ${MAX_KEY_LENGTH} characters`);
  const segments = key.split('/');
  for (const segment of segments) checkSegment(key, segment);
  if (RESERVED.includes(segments[0] ?? '')) throw new InvalidKeyError(key, 'the folder is used by the store itself');
  return segments;
}

/** The parts of a folder, which may end with a slash. */
export function checkFolder(folder: string): string[] {
  return checkKey(folder.endsWith('/') ? folder.slice(0, -1) : folder);
}

/** Whether a text is a key: other programs may store files with any names in the same place. */
export function isKey(text: string): boolean {
  try {
    checkKey(text);
    return true;
  } catch {
    return false;
  }
}

function checkSegment(key: string, segment: string): void {
  if (segment === '') throw new InvalidKeyError(key, 'a part is empty');
  if (segment.length > MAX_SEGMENT_LENGTH) throw new InvalidKeyError(key, 'a part is too long');
  if (DOTS_ONLY.test(segment) || !SEGMENT.test(segment)) {
    throw new InvalidKeyError(key, 'parts consist of letters, digits, ".", "_" and "-"');
  }
}

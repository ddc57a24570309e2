import { ArchiveError, fileName, type ArchiveFile } from '../../../archives/index.js';
import { MAX_RECIPE_LENGTH } from '../../../drafts/index.js';
import { isJsonObject, type JsonObject } from '../../../json-values/index.js';

/** The characters before the values of JSON. */
const SEPARATES = Array.from({ length: 256 }, (_, byte) => ',:[{'.includes(String.fromCharCode(byte)));

/** Reads a file as a JSON object. Throws for anything else. */
export async function readJsonObject(file: ArchiveFile): Promise<JsonObject> {
  return parseJsonObject(await file.read(), fileName(file.path));
}

/** Parses a JSON object; `name` is that of its file, for errors. Throws for anything else. */
export function parseJsonObject(bytes: Buffer, name: string): JsonObject {
  if (!hasFewParts(bytes)) throw new ArchiveError(`${name} is too long for a recipe`);
  const value: unknown = JSON.parse(bytes.toString('utf8').replace(/^\uFEFF/, ''));
  if (!isJsonObject(value)) throw new ArchiveError(`${name} contains no recipe`);
  return value;
}

/**
 * Whether there are no more values than fit a recipe, including embedded images. Small values take thirty times their
 * length in memory, and the parser cannot be interrupted by the memory limit or the end of the thread.
 */
function hasFewParts(bytes: Buffer): boolean {
  let parts = 0;
  // By index: iterating takes ten times as long, and the file may hold a photo.
  for (let at = 0; at < bytes.length; at += 1) if (SEPARATES[bytes[at] ?? 0]) parts += 1;
  return parts <= MAX_RECIPE_LENGTH;
}

import { ArchiveError, type ArchiveFile, type Content } from './archive.js';
import { MOST_PICTURE_BYTES } from './archive-limits.js';

/** The content of a packed picture. Reading throws `ArchiveError` for one that is too large, and for a broken one. */
export function pictureContent(file: ArchiveFile): Content {
  return async function* () {
    if (file.size > MOST_PICTURE_BYTES) throw new ArchiveError(`${file.path} is too large`);
    try {
      yield* (await file.stream()) as AsyncIterable<Buffer>;
    } catch (error) {
      throw new ArchiveError(`${file.path} cannot be unpacked`, { cause: error });
    }
  };
}

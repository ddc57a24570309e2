import { ArchiveError, contentOf, type ArchiveFile, type Content } from './archive.js';
import { MAX_IMAGE_BYTES } from './archive-limits.js';

/** The content of a packed image. Reading throws `ArchiveError` for one that is too large, and for a broken one. */
export function imageContent(file: ArchiveFile): Content {
  return async function* () {
    if (file.size > MAX_IMAGE_BYTES) throw new ArchiveError(`${file.path} is too large`);
    try {
      yield* contentOf(file)();
    } catch (error) {
      throw new ArchiveError(`${file.path} cannot be unpacked`, { cause: error });
    }
  };
}

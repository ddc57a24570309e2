import { readFile, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import { contentTypeOf } from '../content-types.js';
import type { DiskPaths } from './disk-paths.js';
import { orNull } from './or-null.js';
import { pruneFolders } from './folders.js';
import { moveIntoPlace, writePartial } from './partial-file.js';

/**
 * Content types that differ from what the key's extension implies, in separate files. So the objects are plain files
 * that are usable without Larder.
 */
export class ContentTypeFiles {
  constructor(private readonly paths: DiskPaths) {}

  async read(key: string): Promise<string> {
    return (await orNull(readFile(this.paths.contentTypeFileOf(key), 'utf8'))) ?? contentTypeOf(key);
  }

  async write(key: string, contentType: string): Promise<void> {
    if (contentType === contentTypeOf(key)) return this.remove(key);
    const partial = await writePartial(this.paths.partials, Buffer.from(contentType));
    await moveIntoPlace(partial, this.paths.contentTypeFileOf(key), key);
  }

  async remove(key: string): Promise<void> {
    const file = this.paths.contentTypeFileOf(key);
    const removed = await orNull(unlink(file).then(() => true));
    if (removed) await pruneFolders(dirname(file), this.paths.types);
  }
}

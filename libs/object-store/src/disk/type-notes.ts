import { readFile, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import { contentTypeOf } from '../content-types.js';
import type { DiskPaths } from './disk-paths.js';
import { orAbsent } from './or-absent.js';
import { pruneFolders } from './folders.js';
import { publish, writePartial } from './partial-file.js';

/**
 * Content types beside the files. Nearly every key tells its type by its extension; only a type that differs is noted,
 * so that the store's folder holds plain files a person can use without us.
 */
export class TypeNotes {
  constructor(private readonly paths: DiskPaths) {}

  async read(key: string): Promise<string> {
    return (await orAbsent(readFile(this.paths.typeNoteOf(key), 'utf8'))) ?? contentTypeOf(key);
  }

  async write(key: string, contentType: string): Promise<void> {
    if (contentType === contentTypeOf(key)) return this.remove(key);
    const partial = await writePartial(this.paths.partials, Buffer.from(contentType));
    await publish(partial, this.paths.typeNoteOf(key), key);
  }

  async remove(key: string): Promise<void> {
    const note = this.paths.typeNoteOf(key);
    const removed = await orAbsent(unlink(note).then(() => true));
    if (removed) await pruneFolders(dirname(note), this.paths.types);
  }
}

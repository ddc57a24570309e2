import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { InvalidKeyError } from '../errors.js';
import { checkFolder, checkKey, PARTIAL_FOLDER, TYPES_FOLDER } from '../keys.js';
import { orNull } from './or-null.js';

/** Paths of keys below the root folder. */
export class DiskPaths {
  /** Partial files, and folders that are being deleted; `sweepTemp` empties it after a crash. */
  readonly partials: string;
  readonly types: string;

  constructor(readonly root: string) {
    this.partials = join(root, PARTIAL_FOLDER);
    this.types = join(root, TYPES_FOLDER);
  }

  /** The file of a key. Throws `InvalidKeyError` for an invalid key, or one with a symbolic link in its path. */
  async fileOf(key: string): Promise<string> {
    return this.resolveWithoutLinks(key, checkKey(key));
  }

  /** The folder of all keys below a prefix; the root for `''`. */
  async folderOf(folder: string): Promise<string> {
    return folder === '' ? this.root : this.resolveWithoutLinks(folder, checkFolder(folder));
  }

  /** The file of a key's content type. Folder names cannot contain `~`, so these files never conflict with folders. */
  contentTypeFileOf(key: string): string {
    return `${join(this.types, ...checkKey(key))}~`;
  }

  /** The folder of the content types of all keys of a folder. */
  contentTypeFolderOf(folder: string): string {
    return join(this.types, ...checkFolder(folder));
  }

  /** Links are not followed, since they may point outside of the store; only the root itself may be a link. */
  private async resolveWithoutLinks(key: string, segments: string[]): Promise<string> {
    let path = this.root;
    for (const segment of segments) {
      path = join(path, segment);
      const stats = await orNull(lstat(path));
      if (!stats) break;
      if (stats.isSymbolicLink()) throw new InvalidKeyError(key, 'it passes through a symbolic link');
    }
    return join(this.root, ...segments);
  }
}

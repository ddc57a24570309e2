import { randomUUID } from 'node:crypto';
import { constants, type BigIntStats } from 'node:fs';
import { access, lstat, open, realpath, rename, rm, unlink, type FileHandle } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { withBody } from '../bodies/read-body.js';
import { resolveRange } from '../byte-range.js';
import { contentTypeOf, contentTypeOfCopy } from '../content-types.js';
import { hasCode } from '../error-codes.js';
import { InvalidKeyError, ObjectNotFoundError } from '../errors.js';
import type {
  CopyOptions,
  ByteRange,
  ListedObject,
  ObjectBody,
  ObjectMetadata,
  ObjectStore,
  OpenedObject,
  PutOptions,
  StoredObject,
} from '../object-store.js';
import { sweepUploads } from '../sweep-uploads.js';
import { describeFile, listFolder } from './disk-list.js';
import { DiskPaths } from './disk-paths.js';
import { sweepPartials } from './disk-sweep.js';
import { orNull } from './or-null.js';
import { makeFolder, pruneFolders, syncFolder } from './folders.js';
import { linkFile } from './link-file.js';
import { copyPartial, moveIntoPlace, writePartial } from './partial-file.js';
import { ContentTypeFiles } from './content-type-files.js';

/** Objects as plain files in a local folder. Several processes may share the folder. */
export class DiskObjectStore implements ObjectStore {
  private readonly paths: DiskPaths;
  private readonly contentTypes: ContentTypeFiles;

  constructor(root: string) {
    this.paths = new DiskPaths(resolve(root));
    this.contentTypes = new ContentTypeFiles(this.paths);
  }

  async ensureReady(): Promise<void> {
    await makeFolder(this.paths.root);
    await access(await realpath(this.paths.root), constants.R_OK | constants.W_OK | constants.X_OK);
  }

  async put(key: string, body: ObjectBody, options: PutOptions = {}): Promise<StoredObject> {
    return withBody(body, async () => {
      const path = await this.paths.fileOf(key);
      const contentType = options.contentType ?? contentTypeOf(key);
      const partial = await writePartial(this.paths.partials, body, options.maxBytes);
      const { size, etag } = describeFile(key, await lstat(partial, { bigint: true }));
      await this.storePartial(partial, path, key, contentType);
      return { key, size, etag, contentType };
    });
  }

  async get(key: string, options: { range?: ByteRange } = {}): Promise<OpenedObject> {
    const file = await this.open(key);
    try {
      const stats = await file.stat({ bigint: true });
      if (!stats.isFile()) throw new ObjectNotFoundError(key);
      const metadata = await this.describe(key, stats);
      const range = resolveRange(key, options.range, metadata.size);
      return { ...metadata, range, stream: file.createReadStream(range ?? {}) };
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  async head(key: string): Promise<ObjectMetadata | null> {
    const stats = await orNull(lstat(await this.paths.fileOf(key), { bigint: true }));
    return stats?.isFile() ? this.describe(key, stats) : null;
  }

  async delete(key: string): Promise<void> {
    if (!(await this.head(key))) return;
    const path = await this.paths.fileOf(key);
    await orNull(unlink(path));
    await this.contentTypes.remove(key);
    await this.afterRemoval(path);
  }

  async deletePrefix(folder: string): Promise<void> {
    const contentTypeFolder = this.paths.contentTypeFolderOf(folder); // throws for the store's root, which `folderOf` accepts
    const path = await this.paths.folderOf(folder);
    await this.removeFolder(path);
    await this.removeFolder(contentTypeFolder);
    await this.afterRemoval(path);
  }

  async *list(folder = ''): AsyncGenerator<ListedObject> {
    const path = await this.paths.folderOf(folder);
    yield* listFolder(path, folder === '' || folder.endsWith('/') ? folder : `${folder}/`);
  }

  async copy(from: string, to: string, { link = false }: CopyOptions = {}): Promise<void> {
    const source = await this.headOrThrow(from);
    const target = await this.paths.fileOf(to);
    if (from === to) return;
    const path = await this.paths.fileOf(from);
    const contentType = contentTypeOfCopy(source.contentType, from, to);
    if (link) {
      await this.contentTypes.write(to, contentType);
      if (await linkFile(path, target)) return;
    }
    await this.storePartial(await copyPartial(this.paths.partials, path), target, to, contentType);
  }

  async move(from: string, to: string): Promise<void> {
    const source = await this.headOrThrow(from);
    const [path, target] = [await this.paths.fileOf(from), await this.paths.fileOf(to)];
    if (from === to) return;
    await this.contentTypes.write(to, contentTypeOfCopy(source.contentType, from, to));
    await this.rename(path, target, from, to);
    await this.contentTypes.remove(from);
    await this.afterRemoval(path);
  }

  async sweepTemp(olderThanMs: number): Promise<number> {
    const before = new Date(Date.now() - olderThanMs);
    return (await sweepPartials(this.paths.partials, before)) + (await sweepUploads(this, before));
  }

  private async storePartial(partial: string, path: string, key: string, contentType: string): Promise<void> {
    try {
      await this.contentTypes.write(key, contentType);
      await moveIntoPlace(partial, path, key);
    } catch (error) {
      await rm(partial, { force: true });
      if (error instanceof InvalidKeyError) await this.contentTypes.remove(key); // an object with this key cannot exist
      throw error;
    }
  }

  private async rename(path: string, target: string, from: string, to: string): Promise<void> {
    try {
      await moveIntoPlace(path, target, to);
    } catch (error) {
      if (hasCode(error, 'ENOENT')) throw new ObjectNotFoundError(from, { cause: error }); // moved by another process
      throw error;
    }
  }

  private async open(key: string): Promise<FileHandle> {
    const path = await this.paths.fileOf(key);
    try {
      return await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
    } catch (error) {
      if (hasCode(error, 'ENOENT', 'ENOTDIR', 'EISDIR')) throw new ObjectNotFoundError(key, { cause: error });
      throw error;
    }
  }

  private async describe(key: string, stats: BigIntStats): Promise<ObjectMetadata> {
    return { ...describeFile(key, stats), contentType: await this.contentTypes.read(key) };
  }

  private async headOrThrow(key: string): Promise<ObjectMetadata> {
    const metadata = await this.head(key);
    if (!metadata) throw new ObjectNotFoundError(key);
    return metadata;
  }

  /** Moves the folder away before deleting its files, so that readers see all of it or nothing. */
  private async removeFolder(path: string): Promise<void> {
    const stats = await orNull(lstat(path));
    if (!stats?.isDirectory()) return;
    const removed = join(this.paths.partials, randomUUID());
    await makeFolder(this.paths.partials);
    await orNull(rename(path, removed));
    await rm(removed, { recursive: true, force: true });
  }

  private async afterRemoval(path: string): Promise<void> {
    await orNull(syncFolder(dirname(path)));
    await pruneFolders(dirname(path), this.paths.root);
  }
}

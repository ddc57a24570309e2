import { checkFolder } from './keys.js';
import type { ListedObject, ObjectStore } from './object-store.js';
import { TEMP_FOLDER } from './object-store.js';

/** Folder of backups, independent of the generation in use. */
export const BACKUPS_FOLDER = 'backups';
const SHARED = [TEMP_FOLDER, BACKUPS_FOLDER];
const GENERATION_FOLDER = /^generation-[1-9]\d*$/;

/** The folder of a generation's files, with a slash at its end; empty for the first generation. */
export function generationFolder(generation: number): string {
  return generation === 0 ? '' : `generation-${generation}/`;
}

/** The generation of a key of the whole store, and its key within the generation; null for uploads and backups. */
export function fileOfGeneration(key: string): { generation: number; key: string } | null {
  const [top = '', ...rest] = key.split('/');
  if (SHARED.includes(top)) return null;
  if (!GENERATION_FOLDER.test(top)) return { generation: 0, key };
  return { generation: Number(top.slice('generation-'.length)), key: rest.join('/') };
}

/**
 * The files of the generation that is in use. A restore stores the files of a new generation in another folder and then
 * switches to it. Uploads and backups belong to no generation.
 */
export class GenerationStore implements ObjectStore {
  /** @param generation returns the number of the generation in use */
  constructor(
    private readonly store: ObjectStore,
    private readonly generation: () => number | Promise<number>,
  ) {}

  ensureReady: ObjectStore['ensureReady'] = () => this.store.ensureReady();
  sweepTemp: ObjectStore['sweepTemp'] = (olderThanMs) => this.store.sweepTemp(olderThanMs);
  put: ObjectStore['put'] = async (key, ...rest) =>
    this.withKey(key, await this.store.put(await this.storedKey(key), ...rest));
  get: ObjectStore['get'] = async (key, options) =>
    this.withKey(key, await this.store.get(await this.storedKey(key), options));
  delete: ObjectStore['delete'] = async (key) => this.store.delete(await this.storedKey(key));
  deletePrefix: ObjectStore['deletePrefix'] = async (folder) => {
    checkFolder(folder); // otherwise an empty one would mean all files of the generation
    await this.store.deletePrefix(await this.storedKey(folder));
  };
  copy: ObjectStore['copy'] = async (from, to, options) =>
    this.store.copy(await this.storedKey(from), await this.storedKey(to), options);
  move: ObjectStore['move'] = async (from, to) => this.store.move(await this.storedKey(from), await this.storedKey(to));

  head: ObjectStore['head'] = async (key) => {
    const metadata = await this.store.head(await this.storedKey(key));
    return metadata && this.withKey(key, metadata);
  };

  /** With `''`, the shared folders are listed first. */
  async *list(folder = ''): AsyncGenerator<ListedObject> {
    if (isShared(folder)) {
      yield* this.store.list(folder);
      return;
    }
    if (folder === '') for (const shared of SHARED) yield* this.store.list(`${shared}/`);
    const prefix = generationFolder(await this.generation());
    for await (const each of this.store.list(`${prefix}${folder}`)) {
      if (prefix !== '') yield { ...each, key: each.key.slice(prefix.length) };
      else if (fileOfGeneration(each.key)?.generation === 0) yield each;
    }
  }

  private async storedKey(key: string): Promise<string> {
    return isShared(key) ? key : `${generationFolder(await this.generation())}${key}`;
  }

  private withKey<T extends object>(key: string, object: T): T {
    return { ...object, key };
  }
}

function isShared(key: string): boolean {
  return SHARED.includes(key.split('/', 1)[0] ?? '');
}

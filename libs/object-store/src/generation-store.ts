import type { ListedObject, ObjectStore } from './object-store.js';
import { TEMP_FOLDER } from './object-store.js';

/** Folder of backups, independent of the generation in use. */
export const BACKUPS_FOLDER = 'backups';
const SHARED = [TEMP_FOLDER, BACKUPS_FOLDER];
const GENERATION_FOLDER = /^generation-[1-9]\d*$/;

/** The folder with the files of a generation, with a slash at its end; the files of the first one have none. */
export function generationFolder(generation: number): string {
  return generation === 0 ? '' : `generation-${generation}/`;
}

/** The generation that a key of the whole store belongs to, and its key there; null for what belongs to none. */
export function fileOfGeneration(key: string): { generation: number; key: string } | null {
  const [top = '', ...rest] = key.split('/');
  if (SHARED.includes(top)) return null;
  if (!GENERATION_FOLDER.test(top)) return { generation: 0, key };
  return { generation: Number(top.slice('generation-'.length)), key: rest.join('/') };
}

/**
 * The files of the generation of data that is in use: a restore puts those of another one beside them and changes over.
 * Uploads and backups belong to none.
 */
export class GenerationStore implements ObjectStore {
  /** @param generation which one is in use */
  constructor(
    private readonly all: ObjectStore,
    private readonly generation: () => number | Promise<number>,
  ) {}

  ensureReady: ObjectStore['ensureReady'] = () => this.all.ensureReady();
  sweepTemp: ObjectStore['sweepTemp'] = (olderThanMs) => this.all.sweepTemp(olderThanMs);
  put: ObjectStore['put'] = async (key, ...rest) =>
    this.withKey(key, await this.all.put(await this.storedKey(key), ...rest));
  get: ObjectStore['get'] = async (key, options) =>
    this.withKey(key, await this.all.get(await this.storedKey(key), options));
  delete: ObjectStore['delete'] = async (key) => this.all.delete(await this.storedKey(key));
  deletePrefix: ObjectStore['deletePrefix'] = async (folder) => this.all.deletePrefix(await this.storedKey(folder));
  copy: ObjectStore['copy'] = async (from, to, options) =>
    this.all.copy(await this.storedKey(from), await this.storedKey(to), options);
  move: ObjectStore['move'] = async (from, to) => this.all.move(await this.storedKey(from), await this.storedKey(to));

  head: ObjectStore['head'] = async (key) => {
    const metadata = await this.all.head(await this.storedKey(key));
    return metadata && this.withKey(key, metadata);
  };

  /** Of the whole store, the shared folders come first. */
  async *list(folder = ''): AsyncGenerator<ListedObject> {
    if (isShared(folder)) {
      yield* this.all.list(folder);
      return;
    }
    if (folder === '') for (const shared of SHARED) yield* this.all.list(`${shared}/`);
    const prefix = generationFolder(await this.generation());
    for await (const each of this.all.list(`${prefix}${folder}`)) {
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

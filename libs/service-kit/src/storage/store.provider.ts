import { GenerationStore, objectStoreFrom, TEMP_FOLDER } from '@larder/object-store';
import type { ObjectStore, ObjectStoreSettings } from '@larder/object-store';
import { Inject, type FactoryProvider } from '@nestjs/common';
import { FILE_GENERATION, type FileGeneration } from '../backup/tokens.js';
import { CONFIG } from '../core/tokens.js';
import type { BaseConfig } from '../config/base-config.js';
import { Health } from '../health/health.js';
import { storageShape } from './storage-shape.js';

const STORE = Symbol('larder:object-store');
const ALL_FILES = Symbol('larder:all-files');
/** A key that is read to check whether the store responds; it need not exist. */
const PROBE = `${TEMP_FOLDER}/readiness`;
const NAMES = ['NAMESPACE', 'DATA_DIR', ...Object.keys(storageShape)];

/** Parameter: the store of images, uploads and assets. */
export const InjectStore = () => Inject(STORE);
/** Parameter: the store with the files of all generations, for backups and restores. */
export const InjectAllFiles = () => Inject(ALL_FILES);

/** The configured object store, with the files of the generation in use. Its settings come from `storageShape`. */
export const storeProvider: FactoryProvider<ObjectStore> = {
  provide: STORE,
  inject: [CONFIG, Health, FILE_GENERATION],
  useFactory: async (config: BaseConfig, health: Health, generation: FileGeneration) =>
    new GenerationStore(await openStore(config, health), generation),
};

/** The files of all generations. */
export const allFilesProvider: FactoryProvider<ObjectStore> = {
  provide: ALL_FILES,
  inject: [CONFIG, Health],
  useFactory: openStore,
};

async function openStore(config: BaseConfig, health: Health): Promise<ObjectStore> {
  const store = objectStoreFrom(settingsIn(config));
  await store.ensureReady();
  health.add('files', () => store.head(PROBE), { isOptional: true });
  return store;
}

function settingsIn(config: BaseConfig): ObjectStoreSettings {
  return Object.fromEntries(Object.entries(config).filter(([name]) => NAMES.includes(name))) as ObjectStoreSettings;
}

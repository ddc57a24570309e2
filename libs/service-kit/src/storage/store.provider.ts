import { objectStoreFrom, TEMP_FOLDER, type ObjectStore, type ObjectStoreSettings } from '@larder/object-store';
import { Inject, type FactoryProvider } from '@nestjs/common';
import { CONFIG } from '../core/tokens.js';
import type { BaseConfig } from '../config/base-config.js';
import { Health } from '../health/health.js';
import { storageShape } from './storage-shape.js';

const STORE = Symbol('larder:object-store');
/** Asked for to see whether the store answers; it need not be there. */
const PROBE = `${TEMP_FOLDER}/readiness`;
const NAMES = ['NAMESPACE', 'DATA_DIR', ...Object.keys(storageShape)];

/** Parameter: where images, uploads and assets lie. */
export const InjectStore = () => Inject(STORE);

/** The object store an installation is set up for, ready to be used. Its settings come from `storageShape`. */
export const storeProvider: FactoryProvider<ObjectStore> = {
  provide: STORE,
  inject: [CONFIG, Health],
  useFactory: async (config: BaseConfig, health: Health) => {
    const store = objectStoreFrom(settingsIn(config));
    await store.ensureReady();
    health.add('files', () => store.head(PROBE), { isOptional: true });
    return store;
  },
};

function settingsIn(config: BaseConfig): ObjectStoreSettings {
  return Object.fromEntries(Object.entries(config).filter(([name]) => NAMES.includes(name))) as ObjectStoreSettings;
}

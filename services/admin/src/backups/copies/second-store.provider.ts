import { secondStoreFrom, type ObjectStore, type ObjectStoreSettings } from '@larder/object-store';
import { CONFIG } from '@larder/service-kit';
import { Inject, type FactoryProvider } from '@nestjs/common';
import type { AdminConfig } from '../../config.js';

const SECOND_STORE = Symbol('larder:second-store');

/**
 * Parameter: the store for copies of backups; null when none is configured. It need not be available while the service
 * starts.
 */
export const InjectSecondStore = () => Inject(SECOND_STORE);

/** The store of the settings `BACKUP_S3_*`; an invalid one stops the start. */
export const secondStoreProvider: FactoryProvider<ObjectStore | null> = {
  provide: SECOND_STORE,
  inject: [CONFIG],
  useFactory: (config: AdminConfig) => {
    const settings = Object.entries(config).filter(([name]) => name.startsWith('BACKUP_S3_'));
    // A separate namespace: the second server may be the first one.
    return secondStoreFrom(
      Object.fromEntries(settings) as ObjectStoreSettings,
      'BACKUP',
      `${config.NAMESPACE}-backups`,
    );
  },
};

import { secondStoreFrom, type ObjectStore, type ObjectStoreSettings } from '@larder/object-store';
import { CONFIG } from '@larder/service-kit';
import { Inject, type FactoryProvider } from '@nestjs/common';
import type { AdminConfig } from '../../config.js';

const SECOND_STORE = Symbol('larder:second-store');

/**
 * Parameter decorator: the store for copies of backups; null when none is configured. It need not be available at the
 * start of the service.
 */
export const InjectSecondStore = () => Inject(SECOND_STORE);

/** The store of the settings `BACKUP_S3_*`; invalid settings stop the start. */
export const secondStoreProvider: FactoryProvider<ObjectStore | null> = {
  provide: SECOND_STORE,
  inject: [CONFIG],
  useFactory: (config: AdminConfig) => {
    const settings = Object.entries(config).filter(([name]) => name.startsWith('BACKUP_S3_'));
    // A separate namespace: both stores may be on the same server.
    return secondStoreFrom(
      Object.fromEntries(settings) as ObjectStoreSettings,
      'BACKUP',
      `${config.NAMESPACE}-backups`,
    );
  },
};

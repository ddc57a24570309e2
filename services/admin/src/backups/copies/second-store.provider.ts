import { secondStoreFrom, type ObjectStore, type ObjectStoreSettings } from '@larder/object-store';
import { CONFIG } from '@larder/service-kit';
import { Inject, type FactoryProvider } from '@nestjs/common';
import type { AdminConfig } from '../../config.js';

const SECOND_STORE = Symbol('larder:second-store');

/** Parameter: where backups are copied to; null when nowhere. It need not be there while the service starts. */
export const InjectSecondStore = () => Inject(SECOND_STORE);

/** The store of the settings `BACKUP_S3_*`; one of them that cannot be used stops the start. */
export const secondStoreProvider: FactoryProvider<ObjectStore | null> = {
  provide: SECOND_STORE,
  inject: [CONFIG],
  useFactory: (config: AdminConfig) => {
    const settings = Object.entries(config).filter(([name]) => name.startsWith('BACKUP_S3_'));
    // Of its own: the second server may be the first one.
    return secondStoreFrom(
      Object.fromEntries(settings) as ObjectStoreSettings,
      'BACKUP',
      `${config.NAMESPACE}-backups`,
    );
  },
};

import { objectStoreFrom, type ObjectStore } from '@larder/object-store';
import { CONFIG } from '@larder/service-kit';
import { Inject, type FactoryProvider } from '@nestjs/common';
import type { ParserConfig } from '../config.js';

const STORE = Symbol('parser:object-store');

/** Parameter: where pasted pages wait and fetched pictures are put. */
export const InjectStore = () => Inject(STORE);

export const storeProvider: FactoryProvider<ObjectStore> = {
  provide: STORE,
  inject: [CONFIG],
  useFactory: async (config: ParserConfig) => {
    const { NAMESPACE, DATA_DIR, S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY, S3_REGION } = config;
    const s3 = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY, S3_REGION };
    const store = objectStoreFrom({ NAMESPACE, DATA_DIR, ...s3 });
    await store.ensureReady();
    return store;
  },
};

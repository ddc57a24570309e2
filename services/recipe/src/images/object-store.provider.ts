import { objectStoreFrom, type ObjectStore } from '@larder/object-store';
import { CONFIG } from '@larder/service-kit';
import { Inject, type FactoryProvider } from '@nestjs/common';
import type { RecipeConfig } from '../config.js';

const STORE = Symbol('larder:object-store');

/** Parameter: where pictures, uploads and assets lie. */
export const InjectStore = () => Inject(STORE);

export const storeProvider: FactoryProvider<ObjectStore> = {
  provide: STORE,
  inject: [CONFIG],
  useFactory: ({
    NAMESPACE,
    DATA_DIR,
    S3_ENDPOINT,
    S3_BUCKET,
    S3_ACCESS_KEY,
    S3_SECRET_KEY,
    S3_REGION,
  }: RecipeConfig) =>
    objectStoreFrom({ NAMESPACE, DATA_DIR, S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY, S3_REGION }),
};

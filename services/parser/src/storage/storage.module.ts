import { storeProvider } from '@larder/service-kit';
import { Module } from '@nestjs/common';

/** The object store, for the areas that read uploads or store files. */
@Module({ providers: [storeProvider], exports: [storeProvider] })
export class StorageModule {}

import { Module } from '@nestjs/common';
import { StoreModule } from '../../store/index.js';
import { TenantCreator } from './tenant-creator.js';

/** Creation of groups and households, by administrators and the first start. */
@Module({ imports: [StoreModule], providers: [TenantCreator], exports: [TenantCreator] })
export class TenantCreationModule {}

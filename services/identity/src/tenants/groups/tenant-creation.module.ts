import { Module } from '@nestjs/common';
import { StoreModule } from '../../store/index.js';
import { TenantCreator } from './tenant-creator.js';

/** Making groups and households: administrators do, and the first start. */
@Module({ imports: [StoreModule], providers: [TenantCreator], exports: [TenantCreator] })
export class TenantCreationModule {}

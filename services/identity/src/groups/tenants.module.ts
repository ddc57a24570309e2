import { Module } from '@nestjs/common';
import { RecordsModule } from '../records/records.module.js';
import { TenantCreator } from './tenant-creator.js';

/** Making groups and households: administrators do, and the first start. */
@Module({ imports: [RecordsModule], providers: [TenantCreator], exports: [TenantCreator] })
export class TenantsModule {}

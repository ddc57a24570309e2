import { Module } from '@nestjs/common';
import { RecordsModule } from '../records/records.module.js';
import { SiteModule } from '../site/site.module.js';
import { ExternalAccounts } from './external-accounts.js';

@Module({ imports: [RecordsModule, SiteModule], providers: [ExternalAccounts], exports: [ExternalAccounts] })
export class ExternalAccountsModule {}

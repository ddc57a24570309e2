import { Module } from '@nestjs/common';
import { StoreModule } from '../store/index.js';
import { DefaultTenants } from './default-tenants.js';
import { NameCheck } from './name-check.js';
import { SiteController } from './site.controller.js';
import { SiteService } from './site.service.js';

@Module({
  imports: [StoreModule],
  controllers: [SiteController],
  providers: [DefaultTenants, NameCheck, SiteService],
  exports: [DefaultTenants],
})
export class SiteModule {}

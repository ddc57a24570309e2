import { Module } from '@nestjs/common';
import { SiteModule } from '../site/index.js';
import { StoreModule } from '../store/index.js';
import { PasswordsModule } from '../credentials/index.js';
import { TenantCreationModule } from '../tenants/index.js';
import { DefaultPasswordController } from './default-password.controller.js';
import { DefaultPasswordCheck } from './default-password-check.js';
import { EarlierInstallation } from './earlier-installation.js';
import { FirstStartService } from './first-start.service.js';

@Module({
  imports: [PasswordsModule, StoreModule, SiteModule, TenantCreationModule],
  controllers: [DefaultPasswordController],
  providers: [DefaultPasswordCheck, EarlierInstallation, FirstStartService],
})
export class FirstStartModule {}

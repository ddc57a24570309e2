import { Module } from '@nestjs/common';
import { UsersModule } from '../accounts/index.js';
import { PasswordsModule, TokensModule } from '../credentials/index.js';
import { StoreModule } from '../store/index.js';
import { SiteSetupController } from './site-setup.controller.js';
import { SiteSetupService } from './site-setup.service.js';

@Module({
  imports: [PasswordsModule, StoreModule, TokensModule, UsersModule],
  controllers: [SiteSetupController],
  providers: [SiteSetupService],
})
export class SiteSetupModule {}

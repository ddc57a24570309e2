import { defineService } from '@larder/service-kit';
import { AppModule } from './app.module.js';
import { IdentityConfig } from './config.js';
import { migrations } from './migrations/index.js';

/** Users, sessions, groups and households. */
export const identityService = defineService({
  name: 'identity',
  module: AppModule,
  config: IdentityConfig,
  migrations,
});

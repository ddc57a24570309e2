import { defineService } from '@larder/service-kit';
import { AppModule } from './app.module.js';
import { AdminConfig } from './config.js';
import { toDocuments } from './mealie-import/index.js';
import { migrations } from './migrations/index.js';

/** The administration of the installation. */
export const adminService = defineService({
  name: 'admin',
  module: AppModule,
  config: AdminConfig,
  migrations,
  toDocuments,
  directory: true,
});

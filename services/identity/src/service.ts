import { defineService } from '@larder/service-kit';
import { AppModule } from './app.module.js';
import { IdentityConfig } from './config.js';
import { SECRETS } from './credentials/index.js';
import { toDocuments, resolveConflicts } from './mealie-import/index.js';
import { migrations } from './migrations/index.js';
import { PASSWORD_RESETS, SESSIONS } from './store/index.js';

/** Users, sessions, groups and households. */
export const identityService = defineService({
  name: 'identity',
  module: AppModule,
  config: IdentityConfig,
  migrations,
  versions: {},
  toDocuments,
  resolveConflicts,
  backups: { excluded: [SESSIONS, PASSWORD_RESETS], preserved: [SECRETS] },
});

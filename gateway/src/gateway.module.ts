import {
  FILE_GENERATION,
  FileTokens,
  KitModule,
  Log,
  type Environment,
  type KitOptions,
  storeProvider,
} from '@larder/service-kit';
import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { AuditInterceptor } from './audit/audit.interceptor.js';
import { AuditTrail } from './audit/audit-trail.js';
import { AuthGuard } from './auth/auth.guard.js';
import { RateLimitGuard } from './auth/rate-limit.guard.js';
import { RateLimits } from './auth/rate-limits.js';
import { RequestCounter } from './auth/request-counter.js';
import { TokenCache } from './auth/token-cache.js';
import { AccountReplies } from './cache/account-replies.js';
import { SiteReplies } from './cache/site-replies.js';
import { GatewayConfig } from './config.js';
import { controllers } from './controllers.js';
import { DataVersions } from './http/caching/data-versions.js';
import { ResponseCache } from './http/caching/response-cache.js';
import { ContractPipe } from './http/server/contract.pipe.js';
import { ErrorFilter } from './http/errors/error.filter.js';
import { Pages } from './http/responses/pages.js';
import { RequestBodyGuard } from './http/body/request-body.guard.js';
import { LiveFeed } from './live/live-feed.js';
import { LiveStreams } from './live/live-streams.js';
import { NoticeTexts } from './live/notice-texts.js';
import { CurrentGeneration } from './media/current-generation.js';
import { Downloads } from './media/downloads.js';
import { MediaAccess } from './media/media-access.js';
import { StorageProbes } from './media/storage-probes/storage-probes.js';
import { MediaFiles } from './media/media-files.js';
import { SignedLinks } from './media/signed-links.js';
import { BackupRuns } from './routes/admin/backup-runs.js';
import type { OpenSocket } from './http/server/shared-server.js';
import { RecipePreview } from './site/recipe-pages/recipe-preview.js';
import { Uploads } from './uploads/uploads.js';

export interface GatewayOptions {
  /** Where the log is written; standard output when absent. */
  logTo?: KitOptions['logTo'];
  /** Services that run in the same process. */
  local?: KitOptions['local'];
  /** Returns the bound socket to listen on, when another process holds it. */
  openSocket?: OpenSocket | undefined;
  /** Additional modules with routes. */
  modules?: Type[];
}

@Module({})
export class GatewayModule {
  static forRoot(env: Environment, { logTo, local, modules = [] }: GatewayOptions = {}): DynamicModule {
    return {
      module: GatewayModule,
      imports: [KitModule.forRoot({ name: 'gateway', config: GatewayConfig, env, logTo, local }), ...modules],
      controllers,
      providers: [
        AuditTrail,
        AuditInterceptor,
        BackupRuns,
        CurrentGeneration,
        {
          provide: FILE_GENERATION,
          inject: [CurrentGeneration],
          useFactory: (generation: CurrentGeneration) => () => generation.read(),
        },
        storeProvider,
        Uploads,
        Pages,
        ResponseCache,
        DataVersions,
        TokenCache,
        AccountReplies,
        SiteReplies,
        MediaAccess,
        SignedLinks,
        RecipePreview,
        MediaFiles,
        StorageProbes,
        LiveFeed,
        NoticeTexts,
        LiveStreams,
        Downloads,
        FileTokens,
        RequestCounter,
        RateLimits,
        { provide: APP_GUARD, useClass: AuthGuard },
        { provide: APP_GUARD, useClass: RateLimitGuard },
        { provide: APP_GUARD, useClass: RequestBodyGuard },
        { provide: APP_PIPE, useClass: ContractPipe },
        { provide: APP_FILTER, useFactory: (log: Log) => new ErrorFilter(log), inject: [Log] },
      ],
    };
  }
}

import {
  ReadAdminAbout,
  ReadAppInfo,
  ReadCheck,
  ReadStartupInfo,
  ReadStatistics,
  ReadTheme,
  type Actor,
  type RequestOf,
} from '@larder/contracts';
import { Answers, CurrentActor, InjectConfig, requireAdmin } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import type { AdminConfig } from '../config.js';
import { ServerChecks } from '../monitoring/server-checks.js';
import { toTheme } from './theme.js';
import { SiteService } from './site.service.js';

@Controller()
export class SiteController {
  constructor(
    private readonly site: SiteService,
    private readonly servers: ServerChecks,
    @InjectConfig() private readonly config: AdminConfig,
  ) {}

  @Answers(ReadAppInfo)
  readAppInfo() {
    return this.site.readAppInfo();
  }

  @Answers(ReadStartupInfo)
  readStartupInfo() {
    return this.site.readStartupInfo();
  }

  @Answers(ReadTheme)
  readTheme() {
    return toTheme(this.config);
  }

  @Answers(ReadAdminAbout)
  readAbout(_request: RequestOf<typeof ReadAdminAbout>, @CurrentActor() actor: Actor) {
    requireAdmin(actor);
    return this.site.readAbout();
  }

  @Answers(ReadStatistics)
  readStatistics(_request: RequestOf<typeof ReadStatistics>, @CurrentActor() actor: Actor) {
    requireAdmin(actor);
    return this.site.readStatistics(actor);
  }

  @Answers(ReadCheck)
  async readCheck({ deep }: RequestOf<typeof ReadCheck>, @CurrentActor() actor: Actor) {
    requireAdmin(actor);
    const configured = await this.site.readCheck();
    return deep ? { ...configured, services: await this.servers.check() } : configured;
  }
}

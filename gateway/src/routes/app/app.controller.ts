import { createHash } from 'node:crypto';
import { AppInfo, AppStartupInfo, AppTheme, ReadStartupInfo, ReadTheme } from '@larder/contracts';
import { ServiceClient } from '@larder/service-kit';
import { Controller, Get, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../auth/access.js';
import { SiteReplies } from '../../cache/site-replies.js';
import { ApiReply } from '../../openapi/api-reply.js';

const ONE_WEEK = 'public, max-age=604800';

/** The public information about the installation. */
@Public()
@ApiTags('App: About')
@Controller('api/app/about')
export class AppController {
  constructor(
    private readonly services: ServiceClient,
    private readonly site: SiteReplies,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'Get the version and features of the site',
    description:
      '`version` names the API generation, `appVersion` the release of Larder. The slugs of the default group and household are null while they are private.',
  })
  @ApiReply(200, AppInfo)
  readAbout() {
    return this.site.appInfo();
  }

  @Get('startup-info')
  @ApiOperation({
    summary: 'Get whether the default account is still unchanged',
    description: '`isFirstLogin` is true as long as an account has the default e-mail address.',
  })
  @ApiReply(200, AppStartupInfo)
  readStartupInfo() {
    return this.services.as(null).request(ReadStartupInfo, {});
  }

  @Get('theme')
  @ApiOperation({
    summary: 'Get the colors of the theme',
    description: 'The colors of the settings `THEME_LIGHT_…` and `THEME_DARK_…`. May be cached for a week.',
  })
  @ApiReply(200, AppTheme)
  async readTheme(@Res({ passthrough: true }) reply: FastifyReply) {
    const theme = await this.services.as(null).request(ReadTheme, {});
    const tag = createHash('sha256').update(JSON.stringify(theme)).digest('base64url').slice(0, 16);
    void reply.headers({ 'cache-control': ONE_WEEK, etag: `"${tag}"` });
    return theme;
  }
}

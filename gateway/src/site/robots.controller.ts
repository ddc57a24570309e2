import { ReadAppInfo } from '@larder/contracts';
import { InjectConfig, ServiceClient } from '@larder/service-kit';
import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../auth/access.js';
import { SkipRateLimit } from '../auth/rate-limit.guard.js';
import type { GatewayConfig } from '../config.js';

const PUBLIC_PAGES = ['User-agent: *', 'Disallow: /admin', 'Disallow: /g/*/shared/', ''].join('\n');
const DISALLOW_ALL = ['User-agent: *', 'Disallow: /', ''].join('\n');

/**
 * What search engines may read (RFC 9309): public pages or nothing, by `ROBOTS_POLICY`; nothing while the default group
 * is private; never shared links. Names the sitemap, if there is one.
 */
@Public()
@SkipRateLimit()
@ApiExcludeController()
@Controller()
export class RobotsController {
  constructor(
    private readonly services: ServiceClient,
    @InjectConfig() private readonly config: GatewayConfig,
  ) {}

  @Get('robots.txt')
  async sendRules(@Req() { publicUrl }: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const sitemap = this.config.SITEMAP_ENABLED ? `Sitemap: ${publicUrl}/sitemap.xml\n` : '';
    const text = (await this.isAllowed()) ? `${PUBLIC_PAGES}${sitemap}` : DISALLOW_ALL;
    void reply.type('text/plain; charset=utf-8').send(text);
  }

  private async isAllowed(): Promise<boolean> {
    if (this.config.ROBOTS_POLICY !== 'allow') return false;
    const { defaultGroupSlug } = await this.services.as(null).request(ReadAppInfo, {});
    return defaultGroupSlug !== null;
  }
}

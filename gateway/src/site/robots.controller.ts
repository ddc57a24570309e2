import { ReadAppInfo } from '@larder/contracts';
import { InjectConfig, ServiceClient } from '@larder/service-kit';
import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../auth/access.js';
import { SkipRateLimit } from '../auth/rate-limit.js';
import type { GatewayConfig } from '../config.js';

const PUBLIC_PAGES = ['User-agent: *', 'Disallow: /admin', 'Disallow: /g/*/shared/', ''].join('\n');
const DISALLOW_ALL = ['User-agent: *', 'Disallow: /', ''].join('\n');

/**
 * What search engines may read (RFC 9309): public pages or nothing, by `ROBOTS_POLICY`; nothing while the default group is
 * private; never shared links.
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
  async robots(@Res() reply: FastifyReply): Promise<void> {
    void reply.type('text/plain; charset=utf-8').send((await this.isAllowed()) ? PUBLIC_PAGES : DISALLOW_ALL);
  }

  private async isAllowed(): Promise<boolean> {
    if (this.config.ROBOTS_POLICY !== 'allow') return false;
    const { defaultGroupSlug } = await this.services.as(null).request(ReadAppInfo, {});
    return defaultGroupSlug !== null;
  }
}

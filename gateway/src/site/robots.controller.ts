import { InjectConfig } from '@larder/service-kit';
import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../auth/access.js';
import { SkipRateLimit } from '../auth/rate-limit.js';
import type { GatewayConfig } from '../config.js';

const PUBLIC_PAGES = ['User-agent: *', 'Disallow: /admin', 'Disallow: /g/*/shared/', ''].join('\n');
const DISALLOW_ALL = ['User-agent: *', 'Disallow: /', ''].join('\n');

/** What search engines may read (RFC 9309): public pages or nothing, by `ROBOTS_POLICY`; never shared links. */
@Public()
@SkipRateLimit()
@ApiExcludeController()
@Controller()
export class RobotsController {
  constructor(@InjectConfig() private readonly config: GatewayConfig) {}

  @Get('robots.txt')
  robots(@Res() reply: FastifyReply): void {
    void reply
      .type('text/plain; charset=utf-8')
      .send(this.config.ROBOTS_POLICY === 'allow' ? PUBLIC_PAGES : DISALLOW_ALL);
  }
}

import { EndOidc, FinishOidc, StartOidc, TokenBody } from '@larder/contracts';
import { ServiceClient } from '@larder/service-kit';
import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Audited } from '../../audit/audited.js';
import { Public } from '../../auth/access.js';
import { RateLimit } from '../../auth/rate-limit.guard.js';
import {
  DEVICE_COOKIE,
  oidcBrowser,
  setDeviceCookie,
  setOidcCookie,
  setSessionCookie,
} from '../../auth/session-cookie.js';
import { ApiReply } from '../../openapi/api-reply.js';
import { ApiErrors } from '../../openapi/api-errors.js';
import { tokenBody } from './token-body.js';

const SIGN_IN_LIMIT = { setting: 'OIDC_RATE_LIMIT', per: 'address' } as const;

/** Sign-in with the OpenID provider. The web application forwards the provider's response to the callback. */
@Public()
@ApiTags('Users: Authentication')
@Controller('api/auth/oauth')
export class OauthController {
  constructor(private readonly services: ServiceClient) {}

  @Get()
  @ApiOperation({
    summary: 'Redirect to the OpenID Connect provider',
    description:
      'Starts the authorization code flow with PKCE. The provider returns the browser to `/login` of the site.',
  })
  @RateLimit(SIGN_IN_LIMIT)
  @ApiErrors(400, 401)
  @ApiOkResponse({ description: 'The sign-in page of the provider, for clients that follow redirects.' })
  @ApiReply(302, z.null())
  async start(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const start = { redirectUri: `${request.publicUrl}/login`, browser: oidcBrowser(request) };
    const { url, browser } = await this.services.as(null).request(StartOidc, start);
    setOidcCookie(reply, request, browser);
    return reply.header('cache-control', 'no-store').redirect(url, 302);
  }

  @Get('callback')
  @ApiOperation({
    summary: 'Complete the sign-in of OpenID Connect',
    description:
      'Takes the query that the provider sent, in the browser that started the flow, and returns a token like the sign-in with a password.',
  })
  @Audited('session.sign-in')
  @RateLimit(SIGN_IN_LIMIT)
  @ApiErrors(400, 401, 403, 423)
  @ApiReply(200, TokenBody)
  async finish(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const { session, device } = await this.services.as(null).request(FinishOidc, {
      query: queryOf(request),
      browser: oidcBrowser(request),
      address: request.ip,
      device: request.cookies[DEVICE_COOKIE] ?? null,
    });
    setSessionCookie(reply, request, session);
    setDeviceCookie(reply, request, device);
    return tokenBody(session.token);
  }

  /** Ends the session at the provider after the local one; the browser is then redirected to the login page. */
  @Get('logout')
  @ApiOperation({
    summary: 'Sign out of the OpenID Connect provider',
    description: 'Ends the session and redirects to the provider, which ends its own.',
  })
  @RateLimit(SIGN_IN_LIMIT)
  @ApiReply(302, z.null())
  async end(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const returnTo = `${request.publicUrl}/login?direct=1`;
    const { url } = await this.services.as(null).request(EndOidc, { returnTo });
    return reply.header('cache-control', 'no-store').redirect(url ?? returnTo, 302);
  }
}

function queryOf({ url }: FastifyRequest): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start + 1);
}

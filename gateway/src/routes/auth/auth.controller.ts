import { CommonErrors, LoggedOut, LoginForm, RefreshSession, SignIn, SignOut, TokenBody } from '@larder/contracts';
import { negotiateLocale } from '@larder/locales';
import { InjectConfig, ServiceClient } from '@larder/service-kit';
import { Controller, Get, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Audited } from '../../audit/audited.js';
import { recordAttemptedAccount } from '../../audit/request-names.js';
import { Public } from '../../auth/access.js';
import { isSameSite } from '../../auth/same-site.js';
import { clearSessionCookie, DEVICE_COOKIE, setDeviceCookie, setSessionCookie } from '../../auth/session-cookie.js';
import { readToken } from '../../auth/request-token.js';
import type { GatewayConfig } from '../../config.js';
import { AcceptsForm } from '../../http/body/accepts-form.js';
import { ApiReply } from '../../openapi/api-reply.js';
import { jsonSchemaOf } from '../../openapi/schemas/json-schema-of.js';
import { ApiErrors } from '../../openapi/api-errors.js';
import { FormFields } from '../../uploads/form-fields.js';
import { tokenBody } from './token-body.js';

@ApiTags('Users: Authentication')
@Controller('api/auth')
export class AuthController {
  constructor(
    private readonly services: ServiceClient,
    @InjectConfig() private readonly config: GatewayConfig,
  ) {}

  /**
   * Rate limits and locks are in the identity service, which has the outcome of an attempt and its address.
   */
  @Post('token')
  @ApiOperation({
    summary: 'Sign in with a username or e-mail address',
    description:
      'Takes a form, URL-encoded or multipart, and also sets the session cookie. Every wrong combination is answered 401 alike; after several failures the account is locked (423). `remember_me` extends the session to at least 14 days.',
  })
  @Audited('session.sign-in')
  @ApiErrors(401, 423)
  @Public()
  @AcceptsForm()
  @ApiBody({ schema: jsonSchemaOf(LoginForm) })
  @ApiReply(200, TokenBody)
  async signIn(
    @FormFields(LoginForm) form: LoginForm,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    recordAttemptedAccount(request, form.username);
    if (!isSameSite(request, this.config.CORS_ORIGINS)) throw CommonErrors.crossSite();
    const locale = negotiateLocale(request.headers['accept-language']);
    const signIn = { ...form, address: request.ip, device: request.cookies[DEVICE_COOKIE] ?? null, locale };
    const { session, device } = await this.services.as(null).request(SignIn, signIn);
    setSessionCookie(reply, request, session);
    setDeviceCookie(reply, request, device);
    return tokenBody(session.token);
  }

  @Get('refresh')
  @ApiOperation({
    summary: 'Get a new token of the session',
    description: 'Extends the session and returns a new token. Refused for API tokens (403).',
  })
  @ApiErrors(403)
  @ApiReply(200, TokenBody)
  refresh(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.renew(request, reply);
  }

  /** Some clients are configured for POST. */
  @Post('refresh')
  @ApiOperation({
    summary: 'Refresh the token of the session',
    description: 'Extends the session and returns a new token, as GET does. Refused for API tokens (403).',
  })
  @ApiReply(200, TokenBody)
  refreshByPost(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.renew(request, reply);
  }

  @Post('logout')
  @ApiOperation({
    summary: 'Sign out',
    description: 'Ends the session of the token and clears the cookie. Other sessions and API tokens stay valid.',
  })
  @Audited('session.sign-out')
  @ApiReply(200, LoggedOut)
  async signOut(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    await this.services.as(null).request(SignOut, { token: sentToken(request) });
    clearSessionCookie(reply, request);
    return { message: 'Logged out' };
  }

  private async renew(request: FastifyRequest, reply: FastifyReply) {
    const session = await this.services.as(null).request(RefreshSession, { token: sentToken(request) });
    setSessionCookie(reply, request, session);
    return tokenBody(session.token);
  }
}

function sentToken(request: FastifyRequest): string {
  const token = readToken(request);
  if (!token) throw CommonErrors.notAuthenticated();
  return token.token;
}

import {
  CompletePasswordReset,
  ForgotPassword,
  RegisterUser,
  Registration,
  RequestPasswordReset,
  ResetPassword,
  UserOut,
} from '@larder/contracts';
import { negotiateLocale } from '@larder/locales';
import { ServiceClient } from '@larder/service-kit';
import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../auth/access.js';
import { RateLimit } from '../../auth/rate-limit.guard.js';
import { HOUR_MS } from '../../auth/rate-limits.js';
import { ApiReply } from '../../openapi/api-reply.js';

/** Routes for callers without a session: registration and password reset. */
@Public()
@Controller('api/users')
export class SignUpController {
  constructor(private readonly services: ServiceClient) {}

  @Post('register')
  @ApiOperation({
    summary: 'Register a user',
    description:
      'With `groupToken`, the token of an invitation, the user becomes a member of its household. Without one a new group is created; this needs `ALLOW_SIGNUP`.',
  })
  @ApiTags('Users: Registration')
  @RateLimit({ setting: 'REGISTRATION_RATE_LIMIT', per: 'address', withinMs: HOUR_MS })
  @ApiReply(201, UserOut)
  register(@Body({ schema: Registration }) form: Registration) {
    return this.services.as(null).request(RegisterUser, form);
  }

  @Post('forgot-password')
  @ApiOperation({
    summary: 'Request a link to reset a password',
    description:
      'Sends a mail with a link that is valid for two days, if there is an account with a local password. The response never reveals whether there is one.',
  })
  @ApiTags('Users: Passwords')
  @RateLimit({ setting: 'FORGOT_PASSWORD_RATE_LIMIT', per: 'address', withinMs: HOUR_MS })
  @ApiReply(200)
  sendResetLink(@Body({ schema: ForgotPassword }) { email }: ForgotPassword, @Req() request: FastifyRequest) {
    return this.services.as(null).request(RequestPasswordReset, { email, locale: localeOf(request) });
  }

  @Post('reset-password')
  @ApiOperation({
    summary: 'Reset a password',
    description:
      'Takes the token of the link and the e-mail address. Removes a lock and ends all sessions of the user.',
  })
  @ApiTags('Users: Passwords')
  @RateLimit({ setting: 'RESET_PASSWORD_RATE_LIMIT', per: 'address', withinMs: HOUR_MS })
  @ApiReply(200)
  resetPassword(@Body({ schema: ResetPassword }) reset: ResetPassword, @Req() request: FastifyRequest) {
    return this.services.as(null).request(CompletePasswordReset, { ...reset, locale: localeOf(request) });
  }
}

function localeOf(request: FastifyRequest): string {
  return negotiateLocale(request.headers['accept-language']);
}

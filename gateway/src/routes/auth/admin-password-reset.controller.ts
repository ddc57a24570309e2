import { CreatePasswordResetToken, ForgotPassword, PasswordResetToken, type Actor } from '@larder/contracts';
import { CurrentActor, ServiceClient } from '@larder/service-kit';
import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Audited } from '../../audit/audited.js';
import { AdminOnly } from '../../auth/access.js';
import { ApiReply } from '../../openapi/api-reply.js';

@AdminOnly()
@ApiTags('Admin: Manage Users')
@Controller('api/admin/users/password-reset-token')
export class AdminPasswordResetController {
  constructor(private readonly services: ServiceClient) {}

  @Post()
  @ApiOperation({
    summary: 'Create a link to reset the password of a user',
    description: 'Returns the token instead of mailing it, for users with a local password.',
  })
  @Audited('user.password-reset')
  @ApiReply(201, PasswordResetToken)
  create(@CurrentActor() actor: Actor, @Body({ schema: ForgotPassword }) account: ForgotPassword) {
    return this.services.as(actor).request(CreatePasswordResetToken, account);
  }
}

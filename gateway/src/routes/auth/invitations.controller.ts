import {
  CreateInvitation,
  DeleteInvitation,
  EmailInvitation,
  EmailSent,
  InviteToken,
  InviteTokenCreate,
  ListInvitations,
  SendInvitation,
  type Actor,
} from '@larder/contracts';
import { CurrentActor, ServiceClient } from '@larder/service-kit';
import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Audited } from '../../audit/audited.js';
import { RateLimit } from '../../auth/rate-limit.guard.js';
import { HOUR_MS } from '../../auth/rate-limits.js';
import { ApiReply } from '../../openapi/api-reply.js';
import { ApiErrors } from '../../openapi/api-errors.js';

const Token = z.string().max(255);

@ApiTags('Households: Invitations')
@Controller('api/households/invitations')
export class InvitationsController {
  constructor(private readonly services: ServiceClient) {}

  @Get()
  @ApiOperation({
    summary: 'List invitations',
    description: "Invitations to the caller's household. Needs `canInvite`.",
  })
  @ApiErrors(403)
  @ApiReply(200, z.array(InviteToken))
  list(@CurrentActor() actor: Actor) {
    return this.services.as(actor).request(ListInvitations, {});
  }

  @Post()
  @ApiOperation({
    summary: 'Create an invitation',
    description: "An invitation to the caller's household for 1 to 100 uses within four days. Needs `canInvite`.",
  })
  @Audited('invitation.create')
  @ApiReply(201, InviteToken)
  create(@CurrentActor() actor: Actor, @Body({ schema: InviteTokenCreate }) draft: InviteTokenCreate) {
    return this.services.as(actor).request(CreateInvitation, draft);
  }

  @Post('email')
  @ApiOperation({
    summary: 'Send an invitation by e-mail',
    description:
      '`success` is false when mail is not configured (`error` is null) or the mail server refused it. Needs `canInvite`.',
  })
  @Audited('invitation.send')
  @RateLimit({ setting: 'INVITATION_MAIL_RATE_LIMIT', per: 'user', withinMs: HOUR_MS })
  @ApiReply(200, EmailSent)
  send(@CurrentActor() actor: Actor, @Body({ schema: EmailInvitation }) mail: EmailInvitation) {
    return this.services.as(actor).request(SendInvitation, mail);
  }

  @Delete(':token')
  @ApiOperation({ summary: 'Delete an invitation', description: 'The link can no longer be used. Needs `canInvite`.' })
  @Audited('invitation.delete')
  @ApiReply(200, InviteToken)
  delete(@CurrentActor() actor: Actor, @Param('token', { schema: Token }) token: string) {
    return this.services.as(actor).request(DeleteInvitation, { token });
  }
}

import { CheckInvitation, CheckName, CheckRecipeName, Id, Validation } from '@larder/contracts';
import { ServiceClient } from '@larder/service-kit';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Public } from '../../auth/access.js';
import { RateLimit } from '../../auth/rate-limit.guard.js';
import { ApiReply } from '../../openapi/api-reply.js';

const text = z.string().max(1000);
const name = text.describe('The name.');
const groupId = Id.describe('The id of the group.');
const ByName = z.object({ name });
const ByEmail = z.object({ email: text.describe('The e-mail address.') });
const InvitationByToken = z.object({ token: text.describe('The token of the invitation.') });
const HouseholdByName = z.object({ name, group_id: groupId.optional() });
const RecipeByName = z.object({ name, group_id: groupId });
const VALIDATOR_LIMIT = { setting: 'VALIDATOR_RATE_LIMIT', per: 'address' } as const;

/** Whether a name is available or an invitation valid; public, because sign-up forms need it, and therefore rate-limited. */
@Public()
@ApiTags('Validators')
@Controller('api/validators')
export class ValidatorsController {
  constructor(private readonly services: ServiceClient) {}

  @Get('group')
  @ApiOperation({ summary: 'Check whether a group name is available', description: 'Works without a session.' })
  @RateLimit(VALIDATOR_LIMIT)
  @ApiReply(200, Validation)
  checkGroup(@Query({ schema: ByName }) { name }: z.output<typeof ByName>) {
    return this.services.as(null).request(CheckName, { kind: 'group', name });
  }

  @Get('household')
  @ApiOperation({
    summary: 'Check whether a household name is available',
    description: 'Within the group `group_id`. Works without a session.',
  })
  @RateLimit(VALIDATOR_LIMIT)
  @ApiReply(200, Validation)
  checkHousehold(@Query({ schema: HouseholdByName }) { name, group_id }: z.output<typeof HouseholdByName>) {
    return this.services.as(null).request(CheckName, { kind: 'household', name, groupId: group_id });
  }

  @Get('user/name')
  @ApiOperation({ summary: 'Check whether a username is available', description: 'Works without a session.' })
  @RateLimit(VALIDATOR_LIMIT)
  @ApiReply(200, Validation)
  checkUsername(@Query({ schema: ByName }) { name }: z.output<typeof ByName>) {
    return this.services.as(null).request(CheckName, { kind: 'username', name });
  }

  @Get('user/email')
  @ApiOperation({ summary: 'Check whether an e-mail address is available', description: 'Works without a session.' })
  @RateLimit(VALIDATOR_LIMIT)
  @ApiReply(200, Validation)
  checkEmail(@Query({ schema: ByEmail }) { email }: z.output<typeof ByEmail>) {
    return this.services.as(null).request(CheckName, { kind: 'email', name: email });
  }

  @Get('invitation')
  @ApiOperation({
    summary: 'Check whether an invitation is valid',
    description: 'Whether the invitation can still be used. Works without a session.',
  })
  @RateLimit(VALIDATOR_LIMIT)
  @ApiReply(200, Validation)
  checkInvitation(@Query({ schema: InvitationByToken }) { token }: z.output<typeof InvitationByToken>) {
    return this.services.as(null).request(CheckInvitation, { token });
  }

  @Get(['recipe', 'group/recipe'])
  @ApiOperation({
    summary: 'Check whether a recipe name is available',
    description: 'Within the group `group_id`: false when a recipe has the slug of the name. Works without a session.',
  })
  @RateLimit(VALIDATOR_LIMIT)
  @ApiReply(200, Validation)
  checkRecipe(@Query({ schema: RecipeByName }) { name, group_id }: z.output<typeof RecipeByName>) {
    return this.services.as(null).request(CheckRecipeName, { groupId: group_id, name });
  }
}

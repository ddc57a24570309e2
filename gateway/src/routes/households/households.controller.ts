import {
  HouseholdOut,
  HouseholdPreferences,
  HouseholdPreferencesUpdate,
  HouseholdStatistics,
  ListHouseholdMembers,
  MemberPermissions,
  Page,
  PageQuery,
  ReadHouseholdPreferences,
  ReadHouseholdStatistics,
  ReadOwnHousehold,
  UpdateHouseholdPreferences,
  UpdateMemberPermissions,
  UserOut,
  type Actor,
} from '@larder/contracts';
import { CurrentActor, ServiceClient } from '@larder/service-kit';
import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Audited } from '../../audit/audited.js';
import { Conditional } from '../../http/caching/conditional.js';
import { Pages } from '../../http/responses/pages.js';
import { ApiReply } from '../../openapi/api-reply.js';

@ApiTags('Households: Self Service')
@Controller('api/households')
export class HouseholdsController {
  constructor(
    private readonly services: ServiceClient,
    private readonly pages: Pages,
  ) {}

  @Get('self')
  @ApiOperation({
    summary: 'Get your household',
    description: "The caller's household with its preferences and users. `webhooks` is always empty.",
  })
  @ApiReply(200, HouseholdOut)
  readOwn(@CurrentActor() actor: Actor) {
    return this.services.as(actor).request(ReadOwnHousehold, {});
  }

  @Get('members')
  @ApiOperation({
    summary: 'List the members of the household',
    description: 'Full accounts; API tokens are those of the caller only.',
  })
  @ApiReply(200, Page(UserOut))
  listMembers(@CurrentActor() actor: Actor, @Query({ schema: PageQuery }) query: PageQuery) {
    return this.pages.read(actor, ListHouseholdMembers, { path: '/households/members', query });
  }

  @Get('preferences')
  @ApiOperation({
    summary: 'Get the preferences of the household',
    description: 'Privacy, the first day of the week, and defaults for new recipes.',
  })
  @Conditional('identity')
  @ApiReply(200, HouseholdPreferences)
  readPreferences(@CurrentActor() actor: Actor) {
    return this.services.as(actor).request(ReadHouseholdPreferences, {});
  }

  @Put('preferences')
  @ApiOperation({
    summary: 'Replace the preferences of the household',
    description: 'Needs `canManageHousehold`. The recipe defaults apply to recipes that are created later.',
  })
  @ApiReply(200, HouseholdPreferences)
  updatePreferences(
    @CurrentActor() actor: Actor,
    @Body({ schema: HouseholdPreferencesUpdate }) preferences: HouseholdPreferencesUpdate,
  ) {
    return this.services.as(actor).request(UpdateHouseholdPreferences, preferences);
  }

  @Put('permissions')
  @ApiOperation({
    summary: 'Set the permissions of a member',
    description:
      'Sets all four permissions; absent ones are removed. Needs `canManage`; refused for oneself, for administrators and for members of other households.',
  })
  @Audited('user.permissions')
  @ApiReply(200, UserOut)
  setPermissions(@CurrentActor() actor: Actor, @Body({ schema: MemberPermissions }) permissions: MemberPermissions) {
    return this.services.as(actor).request(UpdateMemberPermissions, permissions);
  }

  @Get('statistics')
  @ApiOperation({
    summary: 'Get the statistics of the household',
    description: 'Recipes and users of the household; categories, tags and tools of the group.',
  })
  @Conditional('identity', 'recipe')
  @ApiReply(200, HouseholdStatistics)
  readStatistics(@CurrentActor() actor: Actor) {
    return this.services.as(actor).request(ReadHouseholdStatistics, {});
  }
}

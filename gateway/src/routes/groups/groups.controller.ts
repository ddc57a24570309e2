import {
  GroupPreferences,
  GroupPreferencesUpdate,
  GroupStorage,
  GroupSummary,
  ListGroupMembers,
  Page,
  PageQuery,
  ReadGroupMember,
  ReadGroupPreferences,
  ReadGroupStorage,
  ReadOwnGroup,
  UpdateGroupPreferences,
  UserSummary,
  type Actor,
} from '@larder/contracts';
import { CurrentActor, ServiceClient } from '@larder/service-kit';
import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Conditional } from '../../http/caching/conditional.js';
import { Pages } from '../../http/responses/pages.js';
import { ApiReply } from '../../openapi/api-reply.js';

@ApiTags('Groups: Self Service')
@Controller('api/groups')
export class GroupsController {
  constructor(
    private readonly services: ServiceClient,
    private readonly pages: Pages,
  ) {}

  @Get('self')
  @ApiOperation({
    summary: 'Get your group',
    description: "The caller's group with its preferences.",
  })
  @ApiReply(200, GroupSummary)
  readOwn(@CurrentActor() actor: Actor) {
    return this.services.as(actor).request(ReadOwnGroup, {});
  }

  @Get('members')
  @ApiOperation({
    summary: 'List the members of the group',
    description:
      'Summaries of the users in all households of the group. Full accounts are listed only for the own household.',
  })
  @ApiReply(200, Page(UserSummary))
  listMembers(@CurrentActor() actor: Actor, @Query({ schema: PageQuery }) query: PageQuery) {
    return this.pages.read(actor, ListGroupMembers, { path: '/groups/members', query });
  }

  @Get('members/:username_or_id')
  @ApiOperation({ summary: 'Get a member of the group', description: 'By username or id, as a summary.' })
  @ApiReply(200, UserSummary)
  readMember(@CurrentActor() actor: Actor, @Param('username_or_id') usernameOrId: string) {
    return this.services.as(actor).request(ReadGroupMember, { usernameOrId });
  }

  @Get('preferences')
  @ApiOperation({
    summary: 'Get the preferences of the group',
    description: '`privateGroup`, and the recipe defaults of households that are created later.',
  })
  @Conditional('identity')
  @ApiReply(200, GroupPreferences)
  readPreferences(@CurrentActor() actor: Actor) {
    return this.services.as(actor).request(ReadGroupPreferences, {});
  }

  @Put('preferences')
  @ApiOperation({
    summary: 'Replace the preferences of the group',
    description: 'Needs `canManage`. The recipe defaults apply to households that are created later.',
  })
  @ApiReply(200, GroupPreferences)
  updatePreferences(
    @CurrentActor() actor: Actor,
    @Body({ schema: GroupPreferencesUpdate }) preferences: GroupPreferencesUpdate,
  ) {
    return this.services.as(actor).request(UpdateGroupPreferences, preferences);
  }

  @Get('storage')
  @ApiOperation({
    summary: 'Get the used storage of the group',
    description:
      "The size of the recipes' files, computed at most once a minute. The total is a constant that is not enforced.",
  })
  @ApiReply(200, GroupStorage)
  readStorage(@CurrentActor() actor: Actor) {
    return this.services.as(actor).request(ReadGroupStorage, {});
  }
}

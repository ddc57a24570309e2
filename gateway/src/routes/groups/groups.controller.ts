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
import { ApiTags } from '@nestjs/swagger';
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
  @ApiReply(200, GroupSummary)
  self(@CurrentActor() actor: Actor) {
    return this.services.as(actor).request(ReadOwnGroup, {});
  }

  @Get('members')
  @ApiReply(200, Page(UserSummary))
  members(@CurrentActor() actor: Actor, @Query({ schema: PageQuery }) query: PageQuery) {
    return this.pages.read(actor, ListGroupMembers, { path: '/groups/members', query });
  }

  @Get('members/:username_or_id')
  @ApiReply(200, UserSummary)
  member(@CurrentActor() actor: Actor, @Param('username_or_id') usernameOrId: string) {
    return this.services.as(actor).request(ReadGroupMember, { usernameOrId });
  }

  @Get('preferences')
  @Conditional('identity')
  @ApiReply(200, GroupPreferences)
  preferences(@CurrentActor() actor: Actor) {
    return this.services.as(actor).request(ReadGroupPreferences, {});
  }

  @Put('preferences')
  @ApiReply(200, GroupPreferences)
  updatePreferences(
    @CurrentActor() actor: Actor,
    @Body({ schema: GroupPreferencesUpdate }) preferences: GroupPreferencesUpdate,
  ) {
    return this.services.as(actor).request(UpdateGroupPreferences, preferences);
  }

  @Get('storage')
  @ApiReply(200, GroupStorage)
  storage(@CurrentActor() actor: Actor) {
    return this.services.as(actor).request(ReadGroupStorage, {});
  }
}

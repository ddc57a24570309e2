import {
  CreateGroup,
  DeleteGroup,
  Id,
  ListGroups,
  Page,
  PageQuery,
  PatchGroup,
  ReadGroup,
  UpdateGroup,
  GroupCreate,
  GroupOut,
  GroupPatch,
  GroupUpdate,
  type Actor,
} from '@larder/contracts';
import { CurrentActor, ServiceClient } from '@larder/service-kit';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Audited } from '../../audit/audited.js';
import { AdminOnly } from '../../auth/access.js';
import { Pages } from '../../http/responses/pages.js';
import { ApiReply } from '../../openapi/api-reply.js';

@AdminOnly()
@ApiTags('Admin: Manage Groups')
@Controller('api/admin/groups')
export class AdminGroupsController {
  constructor(
    private readonly services: ServiceClient,
    private readonly pages: Pages,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List groups' })
  @ApiReply(200, Page(GroupOut))
  list(@CurrentActor() actor: Actor, @Query({ schema: PageQuery }) query: PageQuery) {
    return this.pages.read(actor, ListGroups, { path: '/admin/groups', query });
  }

  @Post()
  @ApiOperation({ summary: 'Create a group' })
  @Audited('group.create')
  @ApiReply(201, GroupOut)
  create(@CurrentActor() actor: Actor, @Body({ schema: GroupCreate }) group: GroupCreate) {
    return this.services.as(actor).request(CreateGroup, group);
  }

  @Get(':item_id')
  @ApiOperation({ summary: 'Get a group' })
  @ApiReply(200, GroupOut)
  read(@CurrentActor() actor: Actor, @Param('item_id', { schema: Id }) id: string) {
    return this.services.as(actor).request(ReadGroup, { id });
  }

  @Put(':item_id')
  @ApiOperation({ summary: 'Replace a group' })
  @Audited('group.update')
  @ApiReply(200, GroupOut)
  update(
    @CurrentActor() actor: Actor,
    @Param('item_id', { schema: Id }) id: string,
    @Body({ schema: GroupUpdate }) group: GroupUpdate,
  ) {
    return this.services.as(actor).request(UpdateGroup, { id, group });
  }

  @Patch(':item_id')
  @ApiOperation({ summary: 'Update a group' })
  @Audited('group.update')
  @ApiReply(200, GroupOut)
  patch(
    @CurrentActor() actor: Actor,
    @Param('item_id', { schema: Id }) id: string,
    @Body({ schema: GroupPatch }) group: GroupPatch,
  ) {
    return this.services.as(actor).request(PatchGroup, { id, group });
  }

  @Delete(':item_id')
  @ApiOperation({ summary: 'Delete a group' })
  @Audited('group.delete')
  @ApiReply(200, GroupOut)
  delete(@CurrentActor() actor: Actor, @Param('item_id', { schema: Id }) id: string) {
    return this.services.as(actor).request(DeleteGroup, { id });
  }
}

import {
  UnlockQuery,
  UnlockUsers,
  UnlockResult,
  CreateUser,
  DeleteUser,
  Id,
  ListUsers,
  Page,
  PageQuery,
  PatchUserAsAdmin,
  ReadUser,
  UpdateUserAsAdmin,
  UserIn,
  UserOut,
  UserPatch,
  UserAdminUpdate,
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
@ApiTags('Admin: Manage Users')
@Controller('api/admin/users')
export class AdminUsersController {
  constructor(
    private readonly services: ServiceClient,
    private readonly pages: Pages,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List users' })
  @ApiReply(200, Page(UserOut))
  list(@CurrentActor() actor: Actor, @Query({ schema: PageQuery }) query: PageQuery) {
    return this.pages.read(actor, ListUsers, { path: '/admin/users', query });
  }

  @Post()
  @ApiOperation({ summary: 'Create a user' })
  @Audited('user.create')
  @ApiReply(201, UserOut)
  create(@CurrentActor() actor: Actor, @Body({ schema: UserIn }) user: UserIn) {
    return this.services.as(actor).request(CreateUser, user);
  }

  @Post('unlock')
  @ApiOperation({
    summary: 'Unlock locked users',
    description: 'Removes locks that have expired, with `force=true` all locks, with `userId` that of one user.',
  })
  @Audited('user.unlock')
  @ApiReply(200, UnlockResult)
  unlock(@CurrentActor() actor: Actor, @Query({ schema: UnlockQuery }) query: UnlockQuery) {
    return this.services.as(actor).request(UnlockUsers, query);
  }

  @Get(':item_id')
  @ApiOperation({ summary: 'Get a user' })
  @ApiReply(200, UserOut)
  read(@CurrentActor() actor: Actor, @Param('item_id', { schema: Id }) id: string) {
    return this.services.as(actor).request(ReadUser, { id });
  }

  @Put(':item_id')
  @ApiOperation({
    summary: 'Replace a user',
    description:
      'Members may change their own names, address and `advanced`; other fields are ignored. A change of the address needs `currentPassword`. Administrators may change every account.',
  })
  @Audited('user.update')
  @ApiReply(200, UserOut)
  update(
    @CurrentActor() actor: Actor,
    @Param('item_id', { schema: Id }) id: string,
    @Body({ schema: UserAdminUpdate }) user: UserAdminUpdate,
  ) {
    return this.services.as(actor).request(UpdateUserAsAdmin, { id, user });
  }

  @Patch(':item_id')
  @ApiOperation({
    summary: 'Update a user',
    description: 'Changes the fields that are sent, by the rules of replacing a user.',
  })
  @Audited('user.update')
  @ApiReply(200, UserOut)
  patch(
    @CurrentActor() actor: Actor,
    @Param('item_id', { schema: Id }) id: string,
    @Body({ schema: UserPatch }) user: UserPatch,
  ) {
    return this.services.as(actor).request(PatchUserAsAdmin, { id, user });
  }

  @Delete(':item_id')
  @ApiOperation({ summary: 'Delete a user' })
  @Audited('user.delete')
  @ApiReply(200, UserOut)
  delete(@CurrentActor() actor: Actor, @Param('item_id', { schema: Id }) id: string) {
    return this.services.as(actor).request(DeleteUser, { id });
  }
}

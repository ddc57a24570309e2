import {
  ChangePassword,
  CommonErrors,
  CreateApiToken,
  CreateUser,
  DeleteApiToken,
  DeleteUser,
  Id,
  Int,
  ListUsers,
  MessageBody,
  Page,
  PageQuery,
  PatchUser,
  ReadUser,
  TokenDeleted,
  TokenIn,
  TokenOut,
  UpdatePassword,
  UpdateUser,
  UserBase,
  UserIn,
  UserOut,
  UserPatch,
  type Actor,
} from '@larder/contracts';
import { CurrentActor, ServiceClient } from '@larder/service-kit';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Audited } from '../../audit/audited.js';
import { AdminOnly } from '../../auth/access.js';
import { readToken } from '../../auth/request-token.js';
import { AccountReplies } from '../../cache/account-replies.js';
import { Pages } from '../../http/responses/pages.js';
import { ApiReply } from '../../openapi/api-reply.js';

@ApiTags('Users: CRUD')
@Controller('api/users')
export class UsersController {
  constructor(
    private readonly services: ServiceClient,
    private readonly pages: Pages,
    private readonly accounts: AccountReplies,
  ) {}

  @Get('self')
  @ApiOperation({
    summary: 'Get your account',
    description: 'Contains your permissions and the names of your API tokens.',
  })
  @ApiReply(200, UserOut)
  readSelf(@CurrentActor() actor: Actor) {
    return this.accounts.read(actor);
  }

  @Put('password')
  @ApiOperation({
    summary: 'Change your password',
    description:
      'Ends all other sessions; API tokens stay valid. Refused for API tokens, and for accounts of LDAP and OpenID.',
  })
  @ApiReply(200, MessageBody)
  changePassword(
    @CurrentActor() actor: Actor,
    @Body({ schema: ChangePassword }) change: ChangePassword,
    @Req() request: FastifyRequest,
  ) {
    const token = readToken(request)?.token;
    if (!token) throw CommonErrors.notAuthenticated();
    return this.services.as(actor).request(UpdatePassword, { ...change, token });
  }

  @Post('api-tokens')
  @ApiOperation({
    summary: 'Create an API token',
    description:
      'The token is returned once and is valid for five years. Its requests have the permissions of the user, but it cannot create tokens or change the password or e-mail address.',
  })
  @Audited('api-token.create')
  @ApiReply(201, TokenOut)
  createToken(@CurrentActor() actor: Actor, @Body({ schema: TokenIn }) token: TokenIn) {
    return this.services.as(actor).request(CreateApiToken, token);
  }

  @Delete('api-tokens/:token_id')
  @ApiOperation({ summary: 'Delete an API token', description: 'Only its owner may delete it.' })
  @Audited('api-token.delete')
  @ApiReply(200, TokenDeleted)
  deleteToken(@CurrentActor() actor: Actor, @Param('token_id', { schema: Int }) id: number) {
    return this.services.as(actor).request(DeleteApiToken, { id });
  }

  @Get()
  @ApiOperation({ summary: 'List users' })
  @AdminOnly()
  @ApiReply(200, Page(UserOut))
  list(@CurrentActor() actor: Actor, @Query({ schema: PageQuery }) query: PageQuery) {
    return this.pages.read(actor, ListUsers, { path: '/users', query });
  }

  @Post()
  @ApiOperation({ summary: 'Create a user' })
  @Audited('user.create')
  @AdminOnly()
  @ApiReply(201, UserOut)
  create(@CurrentActor() actor: Actor, @Body({ schema: UserIn }) user: UserIn) {
    return this.services.as(actor).request(CreateUser, user);
  }

  @Get(':item_id')
  @ApiOperation({ summary: 'Get a user' })
  @AdminOnly()
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
  @ApiReply(200, MessageBody)
  update(
    @CurrentActor() actor: Actor,
    @Param('item_id', { schema: Id }) id: string,
    @Body({ schema: UserBase }) user: UserBase,
  ) {
    return this.services.as(actor).request(UpdateUser, { id, user });
  }

  @Patch(':item_id')
  @ApiOperation({
    summary: 'Update a user',
    description: 'Changes the fields that are sent, by the rules of replacing a user.',
  })
  @ApiReply(200, MessageBody)
  patch(
    @CurrentActor() actor: Actor,
    @Param('item_id', { schema: Id }) id: string,
    @Body({ schema: UserPatch }) user: UserPatch,
  ) {
    return this.services.as(actor).request(PatchUser, { id, user });
  }

  @Delete(':item_id')
  @ApiOperation({ summary: 'Delete a user' })
  @Audited('user.delete')
  @AdminOnly()
  @ApiReply(200)
  async delete(@CurrentActor() actor: Actor, @Param('item_id', { schema: Id }) id: string) {
    await this.services.as(actor).request(DeleteUser, { id });
    return null;
  }
}

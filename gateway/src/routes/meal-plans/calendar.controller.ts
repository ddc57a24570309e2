import { createHash } from 'node:crypto';
import {
  CalendarFeed,
  Nothing,
  ReadCalendar,
  ReadCalendarToken,
  RenewCalendarToken,
  RevokeCalendarToken,
  type Actor,
} from '@larder/contracts';
import { CurrentActor, ServiceClient } from '@larder/service-kit';
import { Controller, Delete, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../auth/access.js';
import { ApiReply } from '../../openapi/api-reply.js';

/** The plan of a household as a calendar that other apps subscribe to. */
@ApiTags('Households: Mealplans')
@Controller('api')
export class CalendarController {
  constructor(private readonly services: ServiceClient) {}

  @Get('households/mealplans/calendar')
  @ApiOperation({
    summary: 'Get the address of the calendar',
    description: '`url` is null when no address was created.',
  })
  @ApiReply(200, CalendarFeed)
  async show(@CurrentActor() actor: Actor, @Req() request: FastifyRequest): Promise<CalendarFeed> {
    const { token } = await this.services.as(actor).request(ReadCalendarToken, {});
    return feedOf(token, request);
  }

  /** Creates a new address; the previous one is no longer served. */
  @Post('households/mealplans/calendar')
  @ApiOperation({
    summary: 'Create a new address of the calendar',
    description: 'Calendar apps can subscribe to it without a session. The previous address becomes invalid.',
  })
  @ApiReply(201, CalendarFeed)
  async renew(@CurrentActor() actor: Actor, @Req() request: FastifyRequest): Promise<CalendarFeed> {
    const { token } = await this.services.as(actor).request(RenewCalendarToken, {});
    return feedOf(token, request);
  }

  @Delete('households/mealplans/calendar')
  @ApiOperation({
    summary: 'Revoke the address of the calendar',
    description: 'Subscribed calendars get 404 from then on.',
  })
  @ApiReply(200, Nothing)
  revoke(@CurrentActor() actor: Actor) {
    return this.services.as(actor).request(RevokeCalendarToken, {});
  }

  /** The calendar itself; its secret address is the only credential. */
  @Public()
  @Get('calendars/:token')
  @ApiOperation({
    summary: 'Get the calendar of the meal plan',
    description:
      'The entries of 60 past and 365 future days as iCalendar. `token` ends with `.ics` and is the only protection of the address.',
  })
  @ApiOkResponse({ description: 'The calendar', content: { 'text/calendar': { schema: { type: 'string' } } } })
  async read(@Param('token') name: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const token = name.replace(/\.ics$/, '');
    const client = this.services.as(null);
    const { text } = await client.request(ReadCalendar, { token, baseUrl: request.publicUrl });
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    void reply.headers({ etag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' });
    if (request.headers['if-none-match'] === etag) await reply.status(304).send();
    else await reply.type('text/calendar; charset=utf-8').send(text);
  }
}

function feedOf(token: string | null, { publicUrl }: FastifyRequest): CalendarFeed {
  return { url: token === null ? null : `${publicUrl}/api/calendars/${token}.ics` };
}

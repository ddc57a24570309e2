import { type Actor } from '@larder/contracts';
import { CurrentActor } from '@larder/service-kit';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readToken } from '../auth/request-token.js';
import { LiveStream } from './live-stream.js';
import { LiveStreams } from './live-streams.js';

const Position = z.coerce.number().int().min(0).optional().catch(undefined);
/** A new stream cannot send the header, so a page passes its position in the address. */
const LiveQuery = z.object({
  lastEventId: Position.describe('The id of the last event, for clients that cannot send the header.'),
});
type LiveQuery = z.output<typeof LiveQuery>;

@ApiTags('Households: Live')
@Controller('api/households/live')
export class LiveController {
  constructor(private readonly streams: LiveStreams) {}

  /** Changes in the caller's household, as server-sent events (docs/api/live-updates.md). */
  @Get()
  @ApiOperation({
    summary: 'Subscribe to the changes of the household',
    description:
      'A stream of server-sent events (`shopping-list`, `meal-plan`, `recipe`, `import`) that does not end. It resumes after the `Last-Event-ID` that a client sends when it connects again.',
  })
  @ApiOkResponse({ description: 'The events', content: { 'text/event-stream': { schema: { type: 'string' } } } })
  async open(
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Query({ schema: LiveQuery }) { lastEventId }: LiveQuery,
  ): Promise<void> {
    const stream = new LiveStream(actor, readToken(request)?.token ?? '', reply.raw);
    reply.hijack();
    request.releaseSlot();
    stream.open(reply.getHeaders());
    if (request.method === 'HEAD') return stream.end(); // its headers are sent with the first bytes, or at the end
    await this.streams.add(stream, Position.parse(request.headers['last-event-id']) ?? lastEventId);
  }
}

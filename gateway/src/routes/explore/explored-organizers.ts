import { ExploreOrganizer, ExploreOrganizers, Id, Page, SearchQuery, type OrganizerKind } from '@larder/contracts';
import { ServiceClient } from '@larder/service-kit';
import { Controller, Get, Param, Query, type Type } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../auth/access.js';
import { Pages } from '../../http/responses/pages.js';
import { ApiReply } from '../../openapi/api-reply.js';
import { ORGANIZER_NOUNS, ORGANIZER_RESPONSES, toOrganizerResponse } from '../organizers/organizer-responses.js';
import { exploredPath } from './explored-path.js';

/** The visitors' routes of one kind of organizer. */
function exploredOrganizers(kind: OrganizerKind, title: string): Type {
  const { listed, created: read } = ORGANIZER_RESPONSES[kind];

  @Public()
  @ApiTags(`Explore: ${title}`)
  @Controller(`api/explore/groups/:group_slug/organizers/${kind}`)
  class ExploredOrganizersController {
    constructor(
      private readonly services: ServiceClient,
      private readonly pages: Pages,
    ) {}

    @Get()
    @ApiOperation({ summary: `List ${kind} of a public group`, description: 'Works without a session.' })
    @ApiReply(200, Page(listed))
    async list(@Param('group_slug') groupSlug: string, @Query({ schema: SearchQuery }) query: SearchQuery) {
      const path = exploredPath(groupSlug, `organizers/${kind}`);
      const page = await this.pages.readItems(null, ExploreOrganizers, {
        path,
        query,
        request: { groupSlug, kind, query },
      });
      return { ...page, items: page.items.map((record) => toOrganizerResponse(listed, record)) };
    }

    @Get(':item_id')
    @ApiOperation({
      summary: `Get a ${ORGANIZER_NOUNS[kind]} of a public group`,
      description: 'Works without a session.',
    })
    @ApiReply(200, read)
    async read(@Param('group_slug') groupSlug: string, @Param('item_id', { schema: Id }) id: string) {
      return toOrganizerResponse(read, await this.services.as(null).request(ExploreOrganizer, { groupSlug, kind, id }));
    }
  }

  return ExploredOrganizersController;
}

export const exploredOrganizerControllers = [
  exploredOrganizers('categories', 'Categories'),
  exploredOrganizers('tags', 'Tags'),
  exploredOrganizers('tools', 'Tools'),
];

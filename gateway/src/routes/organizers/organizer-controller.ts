import {
  CopyOrganizer,
  CreateOrganizer,
  DeleteOrganizer,
  DeleteOrganizers,
  RecordIds,
  Id,
  Json,
  ListEmptyOrganizers,
  ListOrganizers,
  ListRecipes,
  OrganizerPatch,
  Page,
  PatchOrganizer,
  ReadOrganizer,
  ReadOrganizerBySlug,
  readPage,
  RecordCopy,
  SearchQuery,
  ToolDraft,
  UpdateOrganizer,
  type Actor,
  type OrganizerKind,
  type OrganizerRecord,
} from '@larder/contracts';
import { CurrentActor, newId, ServiceClient } from '@larder/service-kit';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query, type Type } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Conditional } from '../../http/caching/conditional.js';
import { Pages } from '../../http/responses/pages.js';
import { ApiReply } from '../../openapi/api-reply.js';
import { ORGANIZER_NOUNS, ORGANIZER_RESPONSES, toOrganizerResponse } from './organizer-responses.js';

type Draft = z.output<typeof ToolDraft>;

/** The routes of one kind of organizer; the kinds differ in their responses. */
export function organizerController(kind: OrganizerKind, title: string): Type {
  const responses = ORGANIZER_RESPONSES[kind];
  const noun = ORGANIZER_NOUNS[kind];
  const deleted = kind === 'tools' ? responses.listed : z.null();

  @ApiTags(`Organizer: ${title}`)
  @Controller(`api/organizers/${kind}`)
  class OrganizerController {
    constructor(
      private readonly services: ServiceClient,
      private readonly pages: Pages,
    ) {}

    @Get()
    @ApiOperation({ summary: `List ${kind}` })
    @Conditional('recipe')
    @ApiReply(200, Page(responses.listed))
    async list(@CurrentActor() actor: Actor, @Query({ schema: SearchQuery }) query: SearchQuery) {
      const page = await this.pages.readItems(actor, ListOrganizers, {
        path: `/organizers/${kind}`,
        query,
        request: { kind, query },
      });
      const items = page.items.map((record) => toOrganizerResponse(responses.listed, record));
      return new Json(JSON.stringify({ ...page, items })); // as text, it can be cached until the next write
    }

    @Post()
    @ApiOperation({ summary: `Create a ${noun}` })
    @ApiReply(201, responses.created)
    async create(@CurrentActor() actor: Actor, @Body({ schema: ToolDraft }) draft: Draft) {
      const record = await this.services.as(actor).request(CreateOrganizer, { kind, id: newId(), ...draft });
      return toOrganizerResponse(responses.created, record);
    }

    @Delete()
    @ApiOperation({
      summary: `Delete several ${kind}`,
      description: 'Takes 1 to 1,000 ids; unknown ones are skipped. Recipes lose them. Needs `canOrganize`.',
    })
    @ApiReply(200)
    removeAll(@CurrentActor() actor: Actor, @Query({ schema: RecordIds }) { ids }: RecordIds) {
      return this.services.as(actor).request(DeleteOrganizers, { kind, ids });
    }

    @Get('empty')
    @ApiOperation({ summary: `List ${kind} without recipes`, description: 'A plain list, for example to delete them.' })
    @Conditional('recipe')
    @ApiReply(200, z.array(responses.created))
    async empty(@CurrentActor() actor: Actor) {
      const records = await this.services.as(actor).request(ListEmptyOrganizers, { kind });
      return records.map((record) => toOrganizerResponse(responses.created, record));
    }

    @Get('slug/:slug')
    @ApiOperation({
      summary: `Get a ${noun} with its recipes`,
      description: 'By slug; the recipes are ordered by name.',
    })
    @Conditional('recipe')
    @ApiReply(200, responses.bySlug)
    async bySlug(@CurrentActor() actor: Actor, @Param('slug') slug: string) {
      const record = await this.services.as(actor).request(ReadOrganizerBySlug, { kind, slug });
      return { ...toOrganizerResponse(responses.bySlug, record), recipes: await this.recipesWith(actor, record) };
    }

    @Get(':item_id')
    @ApiOperation({ summary: `Get a ${noun}` })
    @Conditional('recipe')
    @ApiReply(200, responses.read)
    async read(@CurrentActor() actor: Actor, @Param('item_id', { schema: Id }) id: string) {
      return toOrganizerResponse(responses.read, await this.services.as(actor).request(ReadOrganizer, { kind, id }));
    }

    @Put(':item_id')
    @ApiOperation({ summary: `Replace a ${noun}` })
    @ApiReply(200, responses.updated)
    async update(
      @CurrentActor() actor: Actor,
      @Param('item_id', { schema: Id }) id: string,
      @Body({ schema: ToolDraft }) draft: Draft,
    ) {
      return toOrganizerResponse(
        responses.updated,
        await this.services.as(actor).request(UpdateOrganizer, { kind, id, ...draft }),
      );
    }

    @Patch(':item_id')
    @ApiOperation({ summary: `Update a ${noun}` })
    @ApiReply(200, responses.updated)
    async patch(
      @CurrentActor() actor: Actor,
      @Param('item_id', { schema: Id }) id: string,
      @Body({ schema: OrganizerPatch }) changes: OrganizerPatch,
    ) {
      return toOrganizerResponse(
        responses.updated,
        await this.services.as(actor).request(PatchOrganizer, { kind, id, changes }),
      );
    }

    @Post(':item_id/duplicate')
    @ApiOperation({ summary: `Duplicate a ${noun}` })
    @ApiReply(201, responses.created)
    async duplicate(
      @CurrentActor() actor: Actor,
      @Param('item_id', { schema: Id }) id: string,
      @Body({ schema: RecordCopy }) { name }: RecordCopy,
    ) {
      const request = { kind, id, copyId: newId(), name };
      return toOrganizerResponse(responses.created, await this.services.as(actor).request(CopyOrganizer, request));
    }

    @Delete(':item_id')
    @ApiOperation({ summary: `Delete a ${noun}`, description: 'Recipes and the filters of cookbooks lose it.' })
    @ApiReply(200, deleted)
    async remove(@CurrentActor() actor: Actor, @Param('item_id', { schema: Id }) id: string) {
      const record = await this.services.as(actor).request(DeleteOrganizer, { kind, id });
      return kind === 'tools' ? toOrganizerResponse(responses.listed, record) : null;
    }

    private async recipesWith(actor: Actor, { id }: OrganizerRecord) {
      const query = { [kind]: [id], perPage: -1, orderBy: 'name', orderDirection: 'asc' as const };
      const { items } = await readPage(this.services.as(actor).stream(ListRecipes, query));
      return items;
    }
  }

  return OrganizerController;
}

import {
  CopyOrganizer,
  CreateOrganizer,
  DeleteOrganizer,
  DeleteOrganizers,
  RecordIds,
  Id,
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
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Conditional } from '../../http/conditional.js';
import { Pages } from '../../http/pages.js';
import { ApiReply } from '../../openapi/api-reply.js';
import { ORGANIZER_ANSWERS, shown } from './organizer-answers.js';

type Draft = z.output<typeof ToolDraft>;

/** The routes of one kind of organizer; the kinds differ in their answers and in what a deletion tells. */
export function organizerController(kind: OrganizerKind, title: string): Type {
  const answers = ORGANIZER_ANSWERS[kind];
  const deleted = kind === 'tools' ? answers.listed : z.null();

  @ApiTags(`Organizer: ${title}`)
  @Controller(`api/organizers/${kind}`)
  class OrganizerController {
    constructor(
      private readonly services: ServiceClient,
      private readonly pages: Pages,
    ) {}

    @Get()
    @Conditional('recipe')
    @ApiReply(200, Page(answers.listed))
    async list(@CurrentActor() actor: Actor, @Query({ schema: SearchQuery }) query: SearchQuery) {
      const page = await this.pages.readItems(actor, ListOrganizers, `/organizers/${kind}`, query, { kind, query });
      return { ...page, items: page.items.map((record) => shown(answers.listed, record)) };
    }

    @Post()
    @ApiReply(201, answers.created)
    async create(@CurrentActor() actor: Actor, @Body({ schema: ToolDraft }) draft: Draft) {
      const record = await this.services.as(actor).request(CreateOrganizer, { kind, id: newId(), ...draft });
      return shown(answers.created, record);
    }

    @Delete()
    @ApiReply(200)
    removeAll(@CurrentActor() actor: Actor, @Query({ schema: RecordIds }) { ids }: RecordIds) {
      return this.services.as(actor).request(DeleteOrganizers, { kind, ids });
    }

    @Get('empty')
    @Conditional('recipe')
    @ApiReply(200, z.array(answers.created))
    async empty(@CurrentActor() actor: Actor) {
      const records = await this.services.as(actor).request(ListEmptyOrganizers, { kind });
      return records.map((record) => shown(answers.created, record));
    }

    @Get('slug/:slug')
    @Conditional('recipe')
    @ApiReply(200, answers.bySlug)
    async bySlug(@CurrentActor() actor: Actor, @Param('slug') slug: string) {
      const record = await this.services.as(actor).request(ReadOrganizerBySlug, { kind, slug });
      return { ...shown(answers.bySlug, record), recipes: await this.recipesWith(actor, record) };
    }

    @Get(':item_id')
    @Conditional('recipe')
    @ApiReply(200, answers.read)
    async read(@CurrentActor() actor: Actor, @Param('item_id', { schema: Id }) id: string) {
      return shown(answers.read, await this.services.as(actor).request(ReadOrganizer, { kind, id }));
    }

    @Put(':item_id')
    @ApiReply(200, answers.updated)
    async update(
      @CurrentActor() actor: Actor,
      @Param('item_id', { schema: Id }) id: string,
      @Body({ schema: ToolDraft }) draft: Draft,
    ) {
      return shown(answers.updated, await this.services.as(actor).request(UpdateOrganizer, { kind, id, ...draft }));
    }

    @Patch(':item_id')
    @ApiReply(200, answers.updated)
    async patch(
      @CurrentActor() actor: Actor,
      @Param('item_id', { schema: Id }) id: string,
      @Body({ schema: OrganizerPatch }) changes: OrganizerPatch,
    ) {
      return shown(answers.updated, await this.services.as(actor).request(PatchOrganizer, { kind, id, changes }));
    }

    @Post(':item_id/duplicate')
    @ApiReply(201, answers.created)
    async duplicate(
      @CurrentActor() actor: Actor,
      @Param('item_id', { schema: Id }) id: string,
      @Body({ schema: RecordCopy }) { name }: RecordCopy,
    ) {
      const wish = { kind, id, copyId: newId(), name };
      return shown(answers.created, await this.services.as(actor).request(CopyOrganizer, wish));
    }

    @Delete(':item_id')
    @ApiReply(200, deleted)
    async remove(@CurrentActor() actor: Actor, @Param('item_id', { schema: Id }) id: string) {
      const record = await this.services.as(actor).request(DeleteOrganizer, { kind, id });
      return kind === 'tools' ? shown(answers.listed, record) : null;
    }

    private async recipesWith(actor: Actor, { id }: OrganizerRecord) {
      const query = { [kind]: [id], perPage: -1, orderBy: 'name', orderDirection: 'asc' as const };
      const { items } = await readPage(this.services.as(actor).stream(ListRecipes, query));
      return items;
    }
  }

  return OrganizerController;
}

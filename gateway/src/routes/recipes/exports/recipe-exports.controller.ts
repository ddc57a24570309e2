import {
  CommonErrors,
  CreateExportToken,
  EXPORT_FORMATS,
  ExportFormats,
  ExportQuery,
  ExportRecipe,
  ExportRecipeByToken,
  ExportTokenQuery,
  RecipeExportToken,
  type Actor,
  type ExportedFile,
} from '@larder/contracts';
import { CurrentActor, ServiceClient } from '@larder/service-kit';
import { Controller, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Public } from '../../../auth/access.js';
import { Downloads } from '../../../media/downloads.js';
import { ApiFile, ApiReply } from '../../../openapi/api-reply.js';
import { ApiErrors } from '../../../openapi/api-errors.js';

/** One recipe as a file. */
@ApiTags('Recipe: Exports')
@Controller('api/recipes')
export class RecipeExportsController {
  constructor(
    private readonly services: ServiceClient,
    private readonly downloads: Downloads,
  ) {}

  @Get('exports')
  @ApiOperation({ summary: 'List the formats of recipe exports', description: 'The values of `template_name`.' })
  @ApiReply(200, ExportFormats)
  listFormats() {
    return EXPORT_FORMATS;
  }

  @Post(':slug/exports')
  @ApiOperation({
    summary: 'Create a token to export a recipe as an archive',
    description: 'Pass the token to `/api/recipes/{slug}/exports/zip` within 30 minutes.',
  })
  @ApiReply(200, RecipeExportToken)
  createToken(@CurrentActor() actor: Actor, @Param('slug') slugOrId: string) {
    return this.services.as(actor).request(CreateExportToken, { slugOrId });
  }

  @Get(':slug/exports')
  @ApiOperation({
    summary: 'Export a recipe',
    description:
      'In the format `template_name`: `raw` is JSON, `recipes.md` Markdown, `zip` an archive with the image.',
  })
  @ApiFile('application/json', 'application/zip', 'text/markdown')
  async read(
    @CurrentActor() actor: Actor,
    @Param('slug') slugOrId: string,
    @Query({ schema: ExportQuery }) { template_name: template }: z.output<typeof ExportQuery>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await this.services.as(actor).request(ExportRecipe, { slugOrId, template });
    await this.sendFile(reply, request, file);
  }

  /** The token is the only credential: a browser download sends no others. */
  @Get(':slug/exports/zip')
  @ApiOperation({
    summary: 'Export a recipe as an archive',
    description: 'Needs the token that `POST /api/recipes/{slug}/exports` returned, but no session.',
  })
  @ApiErrors(400, 401)
  @Public()
  @ApiFile('application/zip')
  async readZip(
    @Param('slug') slugOrId: string,
    @Query({ schema: ExportTokenQuery }) { token }: z.output<typeof ExportTokenQuery>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await this.services.as(null).request(ExportRecipeByToken, { slugOrId, token });
    await this.sendFile(reply, request, file);
  }

  private async sendFile(reply: FastifyReply, request: FastifyRequest, file: ExportedFile): Promise<void> {
    if (!(await this.downloads.sendOnce(reply, request, file))) throw CommonErrors.failed();
  }
}

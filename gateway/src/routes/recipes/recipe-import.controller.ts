import {
  BulkImport,
  BulkImportStartedBody,
  CommonErrors,
  ImportData,
  ImportFromArchive,
  ImageImportQuery,
  ImportFromData,
  ImportFromImages,
  ImportFromUrl,
  ImportUrl,
  MAX_IMPORT_BYTES,
  MAX_RECIPE_IMAGES,
  StartBulkImport,
  TestScrape,
  TestScrapeUrl,
  type Actor,
} from '@larder/contracts';
import { CurrentActor, newId, ServiceClient } from '@larder/service-kit';
import { Body, Controller, Post, Query, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { RateLimit } from '../../auth/rate-limit.guard.js';
import { fileForm, filesForm } from '../../openapi/schemas/json-schema-of.js';
import { ApiReply } from '../../openapi/api-reply.js';
import { BodyLimit, MAX_BODY_BYTES } from '../../http/body/body-limit.js';
import { Uploads } from '../../uploads/uploads.js';

const IMPORT_LIMIT = { setting: 'IMPORT_RATE_LIMIT', per: 'user' } as const;
const NOTHING_FOUND = 'recipe_scrapers was unable to scrape this URL';

@ApiTags('Recipe: Import')
@Controller('api/recipes')
export class RecipeImportController {
  constructor(
    private readonly services: ServiceClient,
    private readonly uploads: Uploads,
  ) {}

  @Post('create/url')
  @ApiOperation({
    summary: 'Import a recipe from a URL',
    description:
      'Fetches the page and its image and returns the slug of the new recipe. `url` may be part of a longer text. Private addresses are refused. Without a recipe on the page: 400 `BAD_RECIPE_DATA`.',
  })
  @RateLimit(IMPORT_LIMIT)
  @ApiReply(201, z.string())
  async importUrl(@CurrentActor() actor: Actor, @Body({ schema: ImportUrl }) input: z.output<typeof ImportUrl>) {
    const { slug } = await this.services.as(actor).request(ImportFromUrl, input);
    return slug;
  }

  @Post('create/url/bulk')
  @ApiOperation({
    summary: 'Import recipes from several URLs',
    description: 'Starts a background task for up to 5,000 pages and returns the id of its report at once.',
  })
  @RateLimit(IMPORT_LIMIT)
  @ApiReply(202, BulkImportStartedBody)
  importUrls(@CurrentActor() actor: Actor, @Body({ schema: BulkImport }) { imports }: z.output<typeof BulkImport>) {
    return this.services.as(actor).request(StartBulkImport, { reportId: newId(), imports });
  }

  @Post('create/html-or-json')
  @ApiOperation({
    summary: 'Import a recipe from HTML or JSON',
    description:
      'Takes a page as HTML, a schema.org recipe as JSON, or plain text, and returns the slug of the new recipe.',
  })
  @RateLimit(IMPORT_LIMIT)
  @BodyLimit(MAX_BODY_BYTES)
  @ApiReply(201, z.string())
  async importData(
    @CurrentActor() actor: Actor,
    @Body({ schema: ImportData }) { data, includeTags }: z.output<typeof ImportData>,
  ) {
    if (Buffer.byteLength(data) > MAX_IMPORT_BYTES) throw CommonErrors.tooLarge({ maxBytes: MAX_IMPORT_BYTES });
    const dataKey = await this.uploads.storeText(data);
    const { slug } = await this.services.as(actor).request(ImportFromData, { dataKey, includeTags });
    return slug;
  }

  @Post('create/zip')
  @ApiOperation({
    summary: 'Import a recipe from an exported archive',
    description:
      'Takes an archive that `/api/recipes/{slug}/exports/zip` returned, here or on a compatible server, and returns the slug of the new recipe.',
  })
  @RateLimit(IMPORT_LIMIT)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: fileForm('archive') })
  @ApiReply(201, z.string())
  async importArchive(@CurrentActor() actor: Actor, @Req() request: FastifyRequest) {
    const { uploadKey } = await this.uploads.receive(request, 'archive');
    const { slug } = await this.services.as(actor).request(ImportFromArchive, { uploadKey });
    return slug;
  }

  @Post('create/image')
  @ApiOperation({
    summary: 'Import a recipe from images',
    description:
      'The configured language model reads one recipe from all images; the first becomes its image. Returns the slug of the new recipe.',
  })
  @RateLimit({ setting: 'AI_RATE_LIMIT', per: 'user' })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: filesForm('images', 'extension', 'translateLanguage') })
  @ApiReply(201, z.string())
  async importImages(
    @CurrentActor() actor: Actor,
    @Query({ schema: ImageImportQuery }) query: z.output<typeof ImageImportQuery>,
    @Req() request: FastifyRequest,
  ) {
    const { fields, uploadKeys } = await this.uploads.receiveAll(request, 'images', MAX_RECIPE_IMAGES);
    const translateLanguage = query.translateLanguage ?? fields['translateLanguage']?.slice(0, 100) ?? null;
    const { slug } = await this.services.as(actor).request(ImportFromImages, { uploadKeys, translateLanguage });
    return slug;
  }

  @Post('test-scrape-url')
  @ApiOperation({
    summary: 'Test how a page is read',
    description:
      'Returns the schema.org recipe of the page unchanged and stores nothing. A text instead of an object means that none was found.',
  })
  @RateLimit(IMPORT_LIMIT)
  @ApiReply(200, z.unknown())
  async testScrape(@CurrentActor() actor: Actor, @Body({ schema: TestScrape }) input: z.output<typeof TestScrape>) {
    const { recipe } = await this.services.as(actor).request(TestScrapeUrl, input);
    return recipe ?? NOTHING_FOUND;
  }
}

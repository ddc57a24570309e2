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
import { fileForm, filesForm } from '../../openapi/json-schema-of.js';
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
  @ApiOperation({ summary: 'Import a recipe from a URL' })
  @RateLimit(IMPORT_LIMIT)
  @ApiReply(201, z.string())
  async importUrl(@CurrentActor() actor: Actor, @Body({ schema: ImportUrl }) input: z.output<typeof ImportUrl>) {
    const { slug } = await this.services.as(actor).request(ImportFromUrl, input);
    return slug;
  }

  @Post('create/url/bulk')
  @ApiOperation({ summary: 'Import recipes from several URLs' })
  @RateLimit(IMPORT_LIMIT)
  @ApiReply(202, BulkImportStartedBody)
  importUrls(@CurrentActor() actor: Actor, @Body({ schema: BulkImport }) { imports }: z.output<typeof BulkImport>) {
    return this.services.as(actor).request(StartBulkImport, { reportId: newId(), imports });
  }

  @Post('create/html-or-json')
  @ApiOperation({ summary: 'Import a recipe from HTML or JSON' })
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
  @ApiOperation({ summary: 'Import a recipe from an exported archive' })
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
  @ApiOperation({ summary: 'Import a recipe from images' })
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
  @ApiOperation({ summary: 'Test how a page is read' })
  @RateLimit(IMPORT_LIMIT)
  @ApiReply(200, z.unknown())
  async testScrape(@CurrentActor() actor: Actor, @Body({ schema: TestScrape }) input: z.output<typeof TestScrape>) {
    const { recipe } = await this.services.as(actor).request(TestScrapeUrl, input);
    return recipe ?? NOTHING_FOUND;
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import {
  AppError,
  BulkImportStarted,
  CommonErrors,
  ParserErrors,
  type Actor,
  type BulkImportItem,
  type RequestOf,
  type StartBulkImport,
} from '@larder/contracts';
import type { ScrapedRecipe } from '@larder/recipe-scraper';
import { announce, Jobs, type JobRun } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { durationWords, scrapedDraft } from '../../drafts/index.js';
import { failure, success, type Outcome } from '../../outcomes/index.js';
import { ReportedWork, ReportRepository, throwIfTemporary, type WorkItem } from '../../reports/index.js';
import { PageReader } from '../../scraping/index.js';
import { hostOf } from '../../urls/index.js';
import { recipeIdAt } from '../recipe-id.js';
import { RecipeImporter, type PreparedImport } from '../recipe-importer.js';
import { ImportPages } from './bulk-import-job.js';
import { distinctImports } from './distinct-imports.js';

/** Pages fetched and read at a time. */
const CONCURRENCY = 3;
/** A page that could not be fetched is fetched once more after this pause. */
const RETRY_DELAY_MS = 2_000;

type BulkRun = JobRun<typeof ImportPages>;

/** Imports many pages and reports on each (docs/api/import-and-parser.md#bulk-import). */
@Injectable()
export class BulkImportService {
  constructor(
    private readonly reports: ReportRepository,
    private readonly jobs: Jobs,
    private readonly work: ReportedWork,
    private readonly pages: PageReader,
    private readonly importer: RecipeImporter,
  ) {}

  /** Creates the report and queues the job. Idempotent by the id of the report. */
  async start(actor: Actor, { reportId, imports }: RequestOf<typeof StartBulkImport>): Promise<{ reportId: string }> {
    const pages = distinctImports(imports);
    const jobId = `bulk-import-${reportId}`;
    const report = { id: reportId, category: 'bulk_import', name: 'Bulk Import', jobId, total: pages.length } as const;
    const isNew = await this.reports.insert(actor, report, [announce(BulkImportStarted, { reportId }, { actor })]);
    if (!isNew && !(await this.reports.find(actor, reportId))) throw CommonErrors.conflict();
    await this.jobs.enqueue(ImportPages, { reportId, imports: pages }, { jobId, actor });
    return { reportId };
  }

  /** Runs one attempt of the job; pages with a report entry of an earlier attempt are skipped. */
  async run(run: BulkRun): Promise<{ status: string | null }> {
    const { actor, data } = run;
    if (!actor) return { status: null };
    const items = data.imports.map((page, position) => this.itemOf(run, actor, page, position));
    const status = await this.work.run({ actor, reportId: data.reportId, job: run, concurrency: CONCURRENCY }, items);
    return { status };
  }

  private itemOf(run: BulkRun, actor: Actor, page: BulkImportItem, position: number): WorkItem {
    const id = recipeIdAt(run.data.reportId, position);
    const prepare = async () => {
      try {
        const prepared = await this.prepare(run, actor, { id, page });
        return () => this.store(run, page.url, prepared);
      } catch (error) {
        throwIfTemporary(run, error);
        return () => Promise.resolve(failure(`failed to scrape url ${page.url}`, error, page.url));
      }
    };
    return { position, prepare };
  }

  private async prepare(
    { signal }: BulkRun,
    actor: Actor,
    { id, page }: { id: string; page: BulkImportItem },
  ): Promise<PreparedImport> {
    signal.throwIfAborted();
    const scraped = await this.scrape(actor, page.url, signal);
    const draft = scrapedDraft(scraped, { includeTags: false, words: durationWords(actor.locale) });
    const recipe = { ...draft.recipe, tags: page.tags ?? [], recipeCategory: page.categories ?? [] };
    const logFields = { site: hostOf(scraped.orgURL ?? ''), strategy: scraped.strategy };
    return this.importer.prepare(actor, { id, draft: { ...draft, recipe }, bulk: true, logFields });
  }

  private async store(run: BulkRun, url: string, prepared: PreparedImport): Promise<Outcome> {
    try {
      await prepared.store();
      return success(`Successfully imported recipe ${prepared.name}`, url);
    } catch (error) {
      throwIfTemporary(run, error);
      return failure(`Failed to save recipe to database during bulk url import ${url}`, error, url);
    }
  }

  private async scrape(actor: Actor, url: string, signal: AbortSignal): Promise<ScrapedRecipe> {
    try {
      return await this.pages.fromAddress(actor, url);
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      await sleep(RETRY_DELAY_MS, undefined, { signal });
      return this.pages.fromAddress(actor, url);
    }
  }
}

const UNREACHABLE = new Set([ParserErrors.connectionError().code, ParserErrors.timedOut().code]);

function isUnreachable(error: unknown): boolean {
  return error instanceof AppError && UNREACHABLE.has(error.code);
}

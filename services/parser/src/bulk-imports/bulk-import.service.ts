import { setTimeout as pause } from 'node:timers/promises';
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
import { announce, Jobs, type JobRun } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { derivedId } from '../ids/derived-id.js';
import { durationWords } from '../imports/duration-words.js';
import { importedRecipe } from '../imports/imported-recipe.js';
import { PageDrafts, type PageDraft } from '../imports/page-drafts.js';
import { siteOf } from '../imports/page-loader.js';
import { RecipeKeeper, type ReadyRecipe } from '../imports/recipe-keeper.js';
import { failed, succeeded, type Outcome } from '../reports/outcome.js';
import { ReportRepository } from '../reports/report.repository.js';
import { ReportedWork, throwIfPassing, type WorkItem } from '../reports/reported-work.js';
import { ImportPages } from './bulk-import-job.js';
import { distinctImports } from './distinct-imports.js';

/** Pages fetched and read at a time. */
const WIDTH = 3;
/** A page that could not be had is asked for once more, after this pause. */
const PAUSE_MS = 2_000;

type BulkRun = JobRun<typeof ImportPages>;

/** Imports many pages, one after the other, and reports on each (docs/api/import-and-parser.md#bulk-import). */
@Injectable()
export class BulkImportService {
  constructor(
    private readonly reports: ReportRepository,
    private readonly jobs: Jobs,
    private readonly work: ReportedWork,
    private readonly drafts: PageDrafts,
    private readonly keeper: RecipeKeeper,
  ) {}

  /** Begins the report and queues the work. Asked again with the same id, nothing happens twice. */
  async start(actor: Actor, { reportId, imports }: RequestOf<typeof StartBulkImport>): Promise<{ reportId: string }> {
    const pages = distinctImports(imports);
    const jobId = `bulk-import-${reportId}`;
    const report = { id: reportId, category: 'bulk_import', name: 'Bulk Import', jobId, total: pages.length } as const;
    const isNew = await this.reports.insert(actor, report, [announce(BulkImportStarted, { reportId }, { actor })]);
    if (!isNew && !(await this.reports.find(actor, reportId))) throw CommonErrors.conflict();
    await this.jobs.enqueue(ImportPages, { reportId, imports: pages }, { jobId, actor });
    return { reportId };
  }

  /** Does the work of one attempt; pages that an earlier one has dealt with are skipped. */
  async run(run: BulkRun): Promise<{ status: string | null }> {
    const { actor, data } = run;
    if (!actor) return { status: null };
    const items = data.imports.map((page, position) => this.itemOf(run, actor, page, position));
    const status = await this.work.run({ actor, reportId: data.reportId, job: run, width: WIDTH }, items);
    return { status };
  }

  private itemOf(run: BulkRun, actor: Actor, page: BulkImportItem, position: number): WorkItem {
    const id = derivedId(run.data.reportId, position);
    const prepare = async () => {
      try {
        const ready = await this.ready(run, actor, { id, page });
        return () => this.store(run, actor, page.url, ready);
      } catch (error) {
        throwIfPassing(run, error);
        return () => Promise.resolve(failed(`failed to scrape url ${page.url}`, error, page.url));
      }
    };
    return { position, prepare };
  }

  private async ready(
    { signal }: BulkRun,
    actor: Actor,
    { id, page }: { id: string; page: BulkImportItem },
  ): Promise<ReadyRecipe> {
    signal.throwIfAborted();
    const { draft, orgURL } = await this.draftOf(actor, page.url, signal);
    const scraped = importedRecipe(draft, { id, includeTags: false, words: durationWords(actor.locale), orgURL });
    const recipe = { ...scraped, tags: page.tags ?? [], recipeCategory: page.categories ?? [] };
    const told = { site: siteOf(orgURL ?? ''), strategy: draft.strategy };
    return this.keeper.prepare(actor, { id, recipe, pictures: draft.images, bulk: true, told });
  }

  private async store(run: BulkRun, actor: Actor, url: string, ready: ReadyRecipe): Promise<Outcome> {
    try {
      await this.keeper.store(actor, ready);
      return succeeded(`Successfully imported recipe ${ready.recipe.name ?? ''}`, url);
    } catch (error) {
      throwIfPassing(run, error);
      return failed(`Failed to save recipe to database during bulk url import ${url}`, error, url);
    }
  }

  private async draftOf(actor: Actor, url: string, signal: AbortSignal): Promise<PageDraft> {
    try {
      return await this.drafts.fromAddress(actor, url);
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      await pause(PAUSE_MS, undefined, { signal });
      return this.drafts.fromAddress(actor, url);
    }
  }
}

const UNREACHABLE = new Set([ParserErrors.connectionError().code, ParserErrors.timedOut().code]);

function isUnreachable(error: unknown): boolean {
  return error instanceof AppError && UNREACHABLE.has(error.code);
}

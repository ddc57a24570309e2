import { AppError, PrepareRecipeImage, RecipeErrors, type Actor } from '@larder/contracts';
import { currentContext, InjectConfig, Jobs, Log, monotonicMs, remainingMs, ServiceClient } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Content } from '../archives/archive.js';
import type { ParserConfig } from '../config.js';
import { isDataPicture } from './data-picture.js';
import { PictureFailure } from './picture-failure.js';
import { PictureFetcher } from './picture-fetcher.js';
import { FetchPicture } from './picture-job.js';

/** What became of an import's picture. */
export interface PreparedPicture {
  /** The cache key of the picture that lies ready; null without one. */
  imageKey: string | null;
  /** Whether it is worth asking again later. */
  tryLater: boolean;
}

interface WantedPicture {
  actor: Actor;
  /** The recipe it is for, which does not exist yet. */
  recipeId: string;
  /** When the import goes on without it, on the monotonic clock. */
  endsAt: number;
}

/** Pictures a recipe page offers are renditions of few; more tries would only cost time. */
const MOST_TRIES = 3;
/** Kept of the caller's patience for storing the recipe itself. */
const RESERVED_MS = 15_000;
const NOTHING: PreparedPicture = { imageKey: null, tryLater: false };

/** Pictures of recipes that are being imported. Whatever goes wrong with one, the recipe is imported. */
@Injectable()
export class ImportPictures {
  constructor(
    private readonly fetcher: PictureFetcher,
    private readonly services: ServiceClient,
    private readonly jobs: Jobs,
    private readonly log: Log,
    @InjectConfig() private readonly config: ParserConfig,
  ) {}

  /** Gets the best of a page's pictures ready for a recipe that does not exist yet. */
  async prepare(actor: Actor, recipeId: string, addresses: readonly string[]): Promise<PreparedPicture> {
    if (addresses.length === 0) return NOTHING;
    const wanted = { actor, recipeId, endsAt: monotonicMs() + this.patienceMs() };
    try {
      return await this.prepareBest(wanted, await this.fetcher.ranked(addresses, within(wanted.endsAt)));
    } catch (error) {
      this.log.warn('picture could not be prepared', { recipeId, error });
      return { imageKey: null, tryLater: true };
    }
  }

  /** Gets a picture ready that came along with the recipe; null when there is none that can be read. */
  async prepareOwn(actor: Actor, recipeId: string, content: Content): Promise<PreparedPicture | null> {
    try {
      const uploadKey = await this.fetcher.keepContent(content());
      return { imageKey: await this.prepareUpload(actor, { recipeId, uploadKey }), tryLater: false };
    } catch (error) {
      this.log.info('picture that came along not taken', { recipeId, error });
      return null;
    }
  }

  /** Asks for the picture again, later and as often as it takes. */
  async queue(actor: Actor, recipeId: string, addresses: readonly string[]): Promise<void> {
    const links = addresses.filter((address) => !isDataPicture(address)).slice(0, 10);
    if (links.length === 0) return;
    try {
      await this.jobs.enqueue(FetchPicture, { recipeId, addresses: links }, { jobId: `picture-${recipeId}`, actor });
    } catch (error) {
      this.log.warn('picture could not be queued', { recipeId, error });
    }
  }

  private async prepareBest(wanted: WantedPicture, ranked: readonly string[]): Promise<PreparedPicture> {
    let tryLater = false;
    for (const address of ranked.slice(0, MOST_TRIES)) {
      try {
        return { imageKey: await this.prepareOne(wanted, address), tryLater: false };
      } catch (error) {
        tryLater ||= mayWorkLater(error);
        this.log.info('picture could not be had', { recipeId: wanted.recipeId, error });
      }
    }
    return { imageKey: null, tryLater };
  }

  private async prepareOne({ actor, recipeId, endsAt }: WantedPicture, address: string): Promise<string> {
    const uploadKey = await this.fetcher.fetch(address, within(endsAt));
    return this.prepareUpload(actor, { recipeId, uploadKey }, within(endsAt));
  }

  private async prepareUpload(
    actor: Actor,
    question: { recipeId: string; uploadKey: string },
    limits: { timeoutMs?: number; signal?: AbortSignal } = {},
  ): Promise<string> {
    try {
      const { imageKey } = await this.services.as(actor).request(PrepareRecipeImage, question, limits);
      return imageKey;
    } finally {
      await this.fetcher.discard(question.uploadKey);
    }
  }

  /** How long the picture may take: as long as a page, and never so long that the recipe itself gets too late. */
  private patienceMs(): number {
    return Math.min(this.config.SCRAPE_TIMEOUT_MS, (remainingMs() ?? Infinity) - RESERVED_MS);
  }
}

/** The time that is left, at least a moment, so that a failure is a time-out and not a nonsense value. */
function within(endsAt: number): { timeoutMs: number; signal?: AbortSignal } {
  const signal = currentContext()?.signal;
  return { timeoutMs: Math.max(1, endsAt - monotonicMs()), ...(signal ? { signal } : {}) };
}

function mayWorkLater(error: unknown): boolean {
  if (error instanceof PictureFailure) return error.isTemporary;
  return !(error instanceof AppError && error.code === RecipeErrors.notAnImage().code);
}

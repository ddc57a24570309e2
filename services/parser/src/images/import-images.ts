import { AppError, CommonErrors, PrepareRecipeImage, RecipeErrors, type Actor } from '@larder/contracts';
import { currentContext, InjectConfig, Jobs, Log, monotonicMs, remainingMs, ServiceClient } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Content } from '../archives/index.js';
import type { ParserConfig } from '../config.js';
import { isDataImage } from './data-image.js';
import { ImageFailure } from './image-failure.js';
import { ImageFetcher, MAX_ATTEMPTS } from './image-fetcher.js';
import { FetchImage } from './image-job.js';

/** The outcome of preparing the image of an import. */
export interface PreparedImage {
  /** The cache key of the prepared image; null without one. */
  imageKey: string | null;
  /** Whether a retry may succeed. */
  tryLater: boolean;
}

/** The import that an image is prepared for. */
interface ImportTarget {
  actor: Actor;
  /** The recipe it is for, which does not exist yet. */
  recipeId: string;
  /** When the import continues without it, on the monotonic clock. */
  endsAt: number;
}

const MAX_QUEUED_URLS = 10;
/** Part of the caller's deadline that is reserved for storing the recipe itself. */
const RESERVED_MS = 15_000;
const NO_IMAGE: PreparedImage = { imageKey: null, tryLater: false };

/** Images of recipes that are being imported. A failure never fails the import. */
@Injectable()
export class ImportImages {
  constructor(
    private readonly fetcher: ImageFetcher,
    private readonly services: ServiceClient,
    private readonly jobs: Jobs,
    private readonly log: Log,
    @InjectConfig() private readonly config: ParserConfig,
  ) {}

  /** Prepares the best of a page's images for a recipe that does not exist yet. */
  async prepare(actor: Actor, recipeId: string, urls: readonly string[]): Promise<PreparedImage> {
    if (urls.length === 0) return NO_IMAGE;
    const target = { actor, recipeId, endsAt: monotonicMs() + this.timeoutMs() };
    try {
      return await this.prepareBest(target, await this.fetcher.rank(urls, remaining(target.endsAt)));
    } catch (error) {
      this.log.warn('image could not be prepared', { recipeId, error });
      return { imageKey: null, tryLater: true };
    }
  }

  /** Prepares an image that is part of the import; null when it cannot be read. */
  async prepareContent(actor: Actor, recipeId: string, content: Content): Promise<PreparedImage | null> {
    try {
      const uploadKey = await this.fetcher.storeContent(content());
      return { imageKey: await this.prepareUpload(actor, { recipeId, uploadKey }), tryLater: false };
    } catch (error) {
      this.log.info('image in an imported file not accepted', { recipeId, error });
      return null;
    }
  }

  /** Queues a job that fetches the image later. */
  async queue(actor: Actor, recipeId: string, urls: readonly string[]): Promise<void> {
    const addresses = urls.filter((url) => !isDataImage(url)).slice(0, MAX_QUEUED_URLS);
    if (addresses.length === 0) return;
    try {
      await this.jobs.enqueue(FetchImage, { recipeId, addresses }, { jobId: `picture-${recipeId}`, actor });
    } catch (error) {
      this.log.warn('image could not be queued', { recipeId, error });
    }
  }

  private async prepareBest(target: ImportTarget, ranked: readonly string[]): Promise<PreparedImage> {
    let tryLater = false;
    for (const url of ranked.slice(0, MAX_ATTEMPTS)) {
      try {
        return { imageKey: await this.prepareUrl(target, url), tryLater: false };
      } catch (error) {
        tryLater ||= isRetryable(error);
        this.log.info('image could not be fetched', { recipeId: target.recipeId, error });
      }
    }
    return { imageKey: null, tryLater };
  }

  private async prepareUrl({ actor, recipeId, endsAt }: ImportTarget, url: string): Promise<string> {
    const uploadKey = await this.fetcher.fetch(url, remaining(endsAt));
    return this.prepareUpload(actor, { recipeId, uploadKey }, remaining(endsAt));
  }

  private async prepareUpload(
    actor: Actor,
    request: { recipeId: string; uploadKey: string },
    limits: { timeoutMs?: number; signal?: AbortSignal } = {},
  ): Promise<string> {
    try {
      const { imageKey } = await this.services.as(actor).request(PrepareRecipeImage, request, limits);
      return imageKey;
    } finally {
      await this.fetcher.discard(request.uploadKey);
    }
  }

  /** The timeout for the image: that of a page, but within the deadline of the recipe. */
  private timeoutMs(): number {
    return Math.min(this.config.SCRAPE_TIMEOUT_MS, (remainingMs() ?? Infinity) - RESERVED_MS);
  }
}

/** The remaining time, at least a millisecond, so that the result is a timeout and not an invalid value. */
function remaining(endsAt: number): { timeoutMs: number; signal?: AbortSignal } {
  const signal = currentContext()?.signal;
  return { timeoutMs: Math.max(1, endsAt - monotonicMs()), ...(signal ? { signal } : {}) };
}

function isRetryable(error: unknown): boolean {
  if (error instanceof ImageFailure) return error.isTemporary;
  const invalid = [RecipeErrors.notAnImage().code, CommonErrors.tooLarge().code];
  return !(error instanceof AppError && invalid.includes(error.code));
}

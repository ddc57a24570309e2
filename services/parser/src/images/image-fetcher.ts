import { TEMP_FOLDER, type ObjectStore } from '@larder/object-store';
import { InjectConfig, newId, InjectStore } from '@larder/service-kit';
import { EgressClient, EgressError, type FetchOptions, type OpenResponse } from '@larder/service-kit/egress';
import { Injectable } from '@nestjs/common';
import type { ParserConfig } from '../config.js';
import { isDataImage, readDataImage } from './data-image.js';
import { fetchFailure, ImageFailure, responseFailure } from './image-failure.js';
import { largestFirst } from './largest-first.js';

/** Maximum images of a recipe that are fetched: those of a page are usually renditions of the same few. */
export const MAX_ATTEMPTS = 3;
const MAX_CANDIDATES = 10;
/** How long requests for the sizes of candidates may take: they only serve the ranking. */
const LENGTH_TIMEOUT_MS = 3_000;

export interface ImageFetchOptions {
  timeoutMs?: number;
  signal?: AbortSignal;
}

/** Fetches images into the object store. Their content is not checked before the recipe service decodes them. */
@Injectable()
export class ImageFetcher {
  constructor(
    private readonly egress: EgressClient,
    @InjectStore() private readonly store: ObjectStore,
    @InjectConfig() private readonly config: ParserConfig,
  ) {}

  /** The candidates worth trying, the largest first. */
  async rank(urls: readonly string[], options: ImageFetchOptions = {}): Promise<string[]> {
    const candidates = [...new Set(urls)].slice(0, MAX_CANDIDATES);
    if (candidates.length < 2) return candidates;
    const timeoutMs = Math.min(options.timeoutMs ?? Infinity, LENGTH_TIMEOUT_MS);
    const lengths = candidates.map(async (url) => [url, await this.lengthOf(url, { ...options, timeoutMs })] as const);
    return largestFirst(candidates, new Map(await Promise.all(lengths)));
  }

  /** Fetches an image; returns its temporary key in the object store. Throws `ImageFailure`. */
  async fetch(url: string, options: ImageFetchOptions = {}): Promise<string> {
    if (isDataImage(url)) return this.storeDataImage(url);
    try {
      return await this.storeBody(await this.egress.open(url, this.fetchOptions(options)));
    } catch (error) {
      throw error instanceof EgressError ? fetchFailure(error) : error;
    }
  }

  /** Stores an image as if it had been fetched; returns its temporary key. */
  async storeContent(content: Uint8Array | AsyncIterable<Uint8Array>): Promise<string> {
    const key = temporaryKey();
    await this.store.put(key, content);
    return key;
  }

  /** Removes a fetched image. Removing it again does nothing. */
  async discard(uploadKey: string): Promise<void> {
    await this.store.delete(uploadKey);
  }

  private async lengthOf(url: string, options: ImageFetchOptions): Promise<number | null> {
    if (isDataImage(url)) return readDataImage(url, this.config.SCRAPE_MAX_IMAGE_BYTES)?.length ?? null;
    return this.egress.contentLength(url, this.fetchOptions(options)).catch(() => null);
  }

  private async storeDataImage(url: string): Promise<string> {
    const bytes = readDataImage(url, this.config.SCRAPE_MAX_IMAGE_BYTES);
    if (!bytes) throw new ImageFailure('not-an-image', false, 'is data that is no image');
    return this.storeContent(bytes);
  }

  private async storeBody(response: OpenResponse): Promise<string> {
    const key = temporaryKey();
    let bodyError: unknown;
    // A store may wrap the error of the stream; the original error is rethrown.
    const body = reportingErrors(response.body, (error) => (bodyError = error));
    try {
      const failure = responseFailure(response);
      if (failure) throw failure;
      await this.store.put(key, body);
      return key;
    } catch (error) {
      throw bodyError ?? error;
    } finally {
      response.close();
    }
  }

  private fetchOptions(options: ImageFetchOptions): FetchOptions {
    return { resourceType: 'image', maxBytes: this.config.SCRAPE_MAX_IMAGE_BYTES, ...options };
  }
}

async function* reportingErrors(
  chunks: AsyncIterable<Uint8Array>,
  onError: (error: unknown) => void,
): AsyncGenerator<Uint8Array> {
  try {
    yield* chunks;
  } catch (error) {
    onError(error);
    throw error;
  }
}

function temporaryKey(): string {
  return `${TEMP_FOLDER}/${newId()}`;
}

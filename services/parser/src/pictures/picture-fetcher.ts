import { TEMP_FOLDER, type ObjectStore } from '@larder/object-store';
import { InjectConfig, newId, InjectStore } from '@larder/service-kit';
import { EgressClient, EgressError, type FetchOptions, type OpenedAnswer } from '@larder/service-kit/egress';
import { Injectable } from '@nestjs/common';
import type { ParserConfig } from '../config.js';
import { byLength } from './by-length.js';
import { isDataPicture, readDataPicture } from './data-picture.js';
import { failedFetch, PictureFailure, refusedAnswer } from './picture-failure.js';

/** Candidates that are looked at. */
const MOST_CANDIDATES = 10;
/** How long asking for their sizes may take: it only serves the choice. */
const LENGTH_TIMEOUT_MS = 3_000;

export interface PictureOptions {
  timeoutMs?: number;
  signal?: AbortSignal;
}

/** Gets pictures into the object store; what they really are is found out by who decodes them. */
@Injectable()
export class PictureFetcher {
  constructor(
    private readonly egress: EgressClient,
    @InjectStore() private readonly store: ObjectStore,
    @InjectConfig() private readonly config: ParserConfig,
  ) {}

  /** The candidates worth trying, the largest first. */
  async ranked(addresses: readonly string[], options: PictureOptions = {}): Promise<string[]> {
    const candidates = [...new Set(addresses)].slice(0, MOST_CANDIDATES);
    if (candidates.length < 2) return candidates;
    const timeoutMs = Math.min(options.timeoutMs ?? Infinity, LENGTH_TIMEOUT_MS);
    const lengths = candidates.map(
      async (each) => [each, await this.lengthOf(each, { ...options, timeoutMs })] as const,
    );
    return byLength(candidates, new Map(await Promise.all(lengths)));
  }

  /** Fetches a picture and gives the key it lies under until somebody takes it. Throws `PictureFailure`. */
  async fetch(address: string, options: PictureOptions = {}): Promise<string> {
    if (isDataPicture(address)) return this.keepData(address);
    try {
      return await this.keep(await this.egress.open(address, this.fetchOptions(options)));
    } catch (error) {
      throw error instanceof EgressError ? failedFetch(error) : error;
    }
  }

  /** Keeps a picture that is at hand as if it had been fetched. */
  async keepContent(content: Uint8Array | AsyncIterable<Uint8Array>): Promise<string> {
    const key = temporaryKey();
    await this.store.put(key, content);
    return key;
  }

  /** Removes a fetched picture; one that was taken already is fine. */
  async discard(uploadKey: string): Promise<void> {
    await this.store.delete(uploadKey);
  }

  private async lengthOf(address: string, options: PictureOptions): Promise<number | null> {
    if (isDataPicture(address)) return readDataPicture(address, this.config.SCRAPE_MAX_IMAGE_BYTES)?.length ?? null;
    return this.egress.contentLength(address, this.fetchOptions(options)).catch(() => null);
  }

  private async keepData(address: string): Promise<string> {
    const bytes = readDataPicture(address, this.config.SCRAPE_MAX_IMAGE_BYTES);
    if (!bytes) throw new PictureFailure('not-an-image', false, 'is data that is no picture');
    return this.keepContent(bytes);
  }

  private async keep(answer: OpenedAnswer): Promise<string> {
    const key = temporaryKey();
    let failure: unknown;
    // A store may wrap what ended the stream; we want to know the reason itself.
    const body = noting(answer.body, (error) => (failure = error));
    try {
      const refused = refusedAnswer(answer);
      if (refused) throw refused;
      await this.store.put(key, body);
      return key;
    } catch (error) {
      throw failure ?? error;
    } finally {
      answer.close();
    }
  }

  private fetchOptions(options: PictureOptions): FetchOptions {
    return { wanted: 'image', maxBytes: this.config.SCRAPE_MAX_IMAGE_BYTES, ...options };
  }
}

async function* noting(chunks: AsyncIterable<Uint8Array>, note: (error: unknown) => void): AsyncGenerator<Uint8Array> {
  try {
    yield* chunks;
  } catch (error) {
    note(error);
    throw error;
  }
}

function temporaryKey(): string {
  return `${TEMP_FOLDER}/${newId()}`;
}

import { CommonErrors, MAX_IMPORT_BYTES, ParserErrors } from '@larder/contracts';
import { ObjectNotFoundError, type ObjectStore } from '@larder/object-store';
import { currentContext, InjectConfig, Log, InjectStore } from '@larder/service-kit';
import { decodeText, EgressClient, EgressError, type EgressFailure } from '@larder/service-kit/egress';
import { Injectable } from '@nestjs/common';
import type { ParserConfig } from '../config.js';

/** A page as text. */
export interface LoadedPage {
  html: string;
  /** Where it came from, after redirects. */
  url: string;
  /** Whether the server said that this is not what was asked for. */
  isErrorPage: boolean;
}

/** What a failed fetch is told as. Why exactly is not the caller's business: it would tell about our network. */
const TOLD: Record<EgressFailure, typeof ParserErrors.timedOut> = {
  refused: ParserErrors.connectionError,
  connection: ParserErrors.connectionError,
  'timed-out': ParserErrors.timedOut,
  'too-large': ParserErrors.badRecipeData,
};

/** Where uploads wait; nothing else is ever read or removed on somebody's word. */
const UPLOAD = /^\.temp\/[A-Za-z0-9-]{1,100}$/;

/** Gets pages: from the web, or from where the gateway put pasted ones. */
@Injectable()
export class PageLoader {
  constructor(
    private readonly egress: EgressClient,
    @InjectStore() private readonly store: ObjectStore,
    @InjectConfig() private readonly config: ParserConfig,
    private readonly log: Log,
  ) {}

  /** Fetches a page in the reader's language. */
  async fetch(address: string, locale: string): Promise<LoadedPage> {
    try {
      const { SCRAPE_MAX_PAGE_BYTES: maxBytes } = this.config;
      const signal = currentContext()?.signal;
      const options = { wanted: 'page', maxBytes, locale, ...(signal ? { signal } : {}) } as const;
      const { body, contentType, status, url } = await this.egress.fetch(address, options);
      return { html: decodeText(body, contentType), url, isErrorPage: status >= 400 };
    } catch (error) {
      if (!(error instanceof EgressError)) throw error;
      this.log.info('page could not be fetched', { site: siteOf(address), failure: error.failure, error });
      throw TOLD[error.failure]({}, error);
    }
  }

  /** Reads a pasted page and removes it. */
  async take(dataKey: string): Promise<string> {
    if (!UPLOAD.test(dataKey)) throw CommonErrors.notFound();
    try {
      return await this.read(dataKey);
    } catch (error) {
      // Nothing to import any more: the request came twice, or the upload waited too long.
      throw error instanceof ObjectNotFoundError ? ParserErrors.badRecipeData({}, error) : error;
    } finally {
      await this.store.delete(dataKey);
    }
  }

  private async read(dataKey: string): Promise<string> {
    const { size, stream } = await this.store.get(dataKey);
    if (size > MAX_IMPORT_BYTES) {
      stream.destroy();
      throw CommonErrors.tooLarge({ maxBytes: MAX_IMPORT_BYTES });
    }
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    return decodeText(Buffer.concat(chunks), 'text/plain; charset=utf-8');
  }
}

/** The host of an address, for the log. */
export function siteOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : '';
}

import { MAX_IMPORT_BYTES, ParserErrors } from '@larder/contracts';
import { ObjectNotFoundError } from '@larder/object-store';
import { currentContext, InjectConfig, Log } from '@larder/service-kit';
import { decodeText, EgressClient, EgressError, type EgressFailure } from '@larder/service-kit/egress';
import { Injectable } from '@nestjs/common';
import type { ParserConfig } from '../config.js';
import { checkUploadKey, Uploads } from '../uploads/index.js';
import { hostOf } from '../urls/index.js';

/** A page as text. */
export interface LoadedPage {
  html: string;
  /** Its address, after redirects. */
  url: string;
  /** Whether the server answered with an error status. */
  isErrorPage: boolean;
}

/** The error of a failed fetch. The exact reason stays in the log: it would reveal details of our network. */
const ERRORS: Record<EgressFailure, typeof ParserErrors.timedOut> = {
  refused: ParserErrors.connectionError,
  connection: ParserErrors.connectionError,
  'timed-out': ParserErrors.timedOut,
  'too-large': ParserErrors.badRecipeData,
};

/** Loads pages from the web, or pasted ones from the uploads. */
@Injectable()
export class PageLoader {
  constructor(
    private readonly egress: EgressClient,
    private readonly uploads: Uploads,
    @InjectConfig() private readonly config: ParserConfig,
    private readonly log: Log,
  ) {}

  /** Fetches a page in the user's language. */
  async fetch(address: string, locale: string): Promise<LoadedPage> {
    try {
      const { SCRAPE_MAX_PAGE_BYTES: maxBytes } = this.config;
      const signal = currentContext()?.signal;
      const options = { resourceType: 'page', maxBytes, locale, ...(signal ? { signal } : {}) } as const;
      const { body, contentType, status, url } = await this.egress.fetch(address, options);
      return { html: decodeText(body, contentType), url, isErrorPage: status >= 400 };
    } catch (error) {
      if (!(error instanceof EgressError)) throw error;
      this.log.info('page could not be fetched', { site: hostOf(address), failure: error.failure, error });
      throw ERRORS[error.failure]({}, error);
    }
  }

  /** Reads a pasted page and removes it. */
  async take(dataKey: string): Promise<string> {
    checkUploadKey(dataKey);
    try {
      return decodeText(await this.uploads.read(dataKey, MAX_IMPORT_BYTES), 'text/plain; charset=utf-8');
    } catch (error) {
      // The upload does not exist any more: the request was repeated or delayed.
      throw error instanceof ObjectNotFoundError ? ParserErrors.badRecipeData({}, error) : error;
    } finally {
      await this.uploads.discard(dataKey);
    }
  }
}

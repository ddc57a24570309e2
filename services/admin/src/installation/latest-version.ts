import { InjectConfig, KeyValue } from '@larder/service-kit';
import { createHttpFetch } from '@larder/service-kit/egress';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { AdminConfig } from '../config.js';
import { readAppVersion } from './app-version.js';

/** Timeout for the release feed, in milliseconds. */
const FEED_MS = 5_000;
const MAX_FEED_BYTES = 1024 * 1024;
const HOUR_MS = 60 * 60_000;
const SUCCESS_MS = 24 * HOUR_MS;
const FAILURE_MS = HOUR_MS;
const KEY = 'latest-version';

const Release = z.object({ tag_name: z.string().trim().min(1).max(100) });

/** The result of a look-up, and how long it is cached, in milliseconds. */
interface LookUp {
  version: string;
  ttlMs: number;
}

/**
 * The latest release of the product. All replicas share one look-up. Failures are cached too, so that an installation
 * without internet access does not wait for the feed on every page.
 */
@Injectable()
export class LatestVersion {
  private readonly appVersion = readAppVersion();
  private readonly fetch = createHttpFetch({ timeoutMs: FEED_MS, maxBytes: MAX_FEED_BYTES });

  constructor(
    private readonly keyValue: KeyValue,
    @InjectConfig() private readonly config: AdminConfig,
  ) {}

  /**
   * The version of the latest release; the running version without a feed, an error message when the feed cannot be
   * read.
   */
  async read(): Promise<string> {
    const { CHECK_FOR_UPDATES, RELEASE_FEED_URL: feed } = this.config;
    if (!CHECK_FOR_UPDATES || feed === undefined) return this.appVersion;
    // While Redis is unavailable, the feed is requested each time.
    const cached = await this.keyValue.get<string>(KEY).catch(() => null);
    if (cached !== null) return cached;
    const { version, ttlMs } = await this.lookUp(feed);
    await this.keyValue.set(KEY, version, ttlMs).catch(() => undefined);
    return version;
  }

  private async lookUp(feed: string): Promise<LookUp> {
    try {
      const response = await this.fetch(feed);
      if (!response.ok) return { version: 'error fetching version', ttlMs: FAILURE_MS };
      const release = Release.safeParse(await response.json().catch(() => null));
      if (!release.success) return { version: 'error parsing response', ttlMs: FAILURE_MS };
      return { version: release.data.tag_name, ttlMs: SUCCESS_MS };
    } catch {
      return { version: 'error fetching version', ttlMs: FAILURE_MS };
    }
  }
}

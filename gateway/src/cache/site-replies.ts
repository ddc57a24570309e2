import { ReadAppInfo, SiteChanged, type Json } from '@larder/contracts';
import { Broadcasts, ServiceClient } from '@larder/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ReplyCache } from './reply-cache.js';

const LIMITS = { ttlMs: 15_000, maxEntries: 1 };

/** Caches the public information about the installation: settings, and the default group and household. */
@Injectable()
export class SiteReplies implements OnModuleInit {
  private readonly cache = new ReplyCache<Json>(LIMITS);

  constructor(
    private readonly services: ServiceClient,
    private readonly broadcasts: Broadcasts,
  ) {}

  onModuleInit(): void {
    this.broadcasts.on(SiteChanged, () => this.cache.clear());
    this.broadcasts.onInvalidated(() => this.cache.clear());
  }

  appInfo(): Promise<Json> {
    return this.cache.read('about', () => this.services.as(null).requestText(ReadAppInfo, {}));
  }
}

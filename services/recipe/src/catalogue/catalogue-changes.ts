import { CatalogueChanged } from '@larder/contracts';
import { Broadcasts } from '@larder/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { RecordCache } from '../records/index.js';

type InvalidatedCache = Pick<RecordCache<unknown>, 'invalidate' | 'invalidateAll'>;

/**
 * Invalidates caches of foods, units and labels when some of a group have changed: in this replica at once, in others
 * by a broadcast.
 */
@Injectable()
export class CatalogueChanges implements OnModuleInit {
  private readonly caches: InvalidatedCache[] = [];

  constructor(private readonly broadcasts: Broadcasts) {}

  onModuleInit(): void {
    this.broadcasts.on(CatalogueChanged, ({ groupId }) => this.invalidate(groupId));
    this.broadcasts.onInvalidated(() => this.caches.forEach((cache) => cache.invalidateAll()));
  }

  /** Subscribes a cache to changes. */
  subscribe(cache: InvalidatedCache): void {
    this.caches.push(cache);
  }

  /** Must be called after every write except the creation of a record. */
  changed({ groupId }: { groupId: string }): void {
    this.invalidate(groupId);
    this.broadcasts.send(CatalogueChanged, { groupId });
  }

  private invalidate(groupId: string): void {
    this.caches.forEach((cache) => cache.invalidate(groupId));
  }
}

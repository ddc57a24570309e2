import { CatalogueChanged, CatalogueExtended } from '@larder/contracts';
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
  private readonly nameCaches: InvalidatedCache[] = [];

  constructor(private readonly broadcasts: Broadcasts) {}

  onModuleInit(): void {
    this.broadcasts.on(CatalogueChanged, ({ groupId }) => invalidate(groupId, this.caches));
    this.broadcasts.on(CatalogueExtended, ({ groupId }) => invalidate(groupId, this.nameCaches));
    this.broadcasts.onInvalidated(() => this.caches.forEach((cache) => cache.invalidateAll()));
  }

  /** Subscribes a cache to changes of existing records. */
  subscribe(cache: InvalidatedCache): void {
    this.caches.push(cache);
  }

  /** Subscribes a cache of all records of a group, which new ones invalidate, too. */
  subscribeToAll(cache: InvalidatedCache): void {
    this.caches.push(cache);
    this.nameCaches.push(cache);
  }

  /** Must be called after every write except the creation of a record. */
  broadcastChange({ groupId }: { groupId: string }): void {
    invalidate(groupId, this.caches);
    this.broadcasts.send(CatalogueChanged, { groupId });
  }

  /** Must be called after the creation of foods or units. */
  broadcastAddition({ groupId }: { groupId: string }): void {
    invalidate(groupId, this.nameCaches);
    this.broadcasts.send(CatalogueExtended, { groupId });
  }
}

function invalidate(groupId: string, caches: readonly InvalidatedCache[]): void {
  caches.forEach((cache) => cache.invalidate(groupId));
}

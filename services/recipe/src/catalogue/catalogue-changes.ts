import { CatalogueChanged } from '@larder/contracts';
import { Broadcasts } from '@larder/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { RecordCache } from '../records/index.js';
type Forgetful = Pick<RecordCache<unknown>, 'forget' | 'forgetAll'>;

/**
 * Invalidates caches of foods, units and labels when some of a group have changed: in this replica at once, in others
 * by a broadcast.
 */
@Injectable()
export class CatalogueChanges implements OnModuleInit {
  private readonly memories: Forgetful[] = [];

  constructor(private readonly broadcasts: Broadcasts) {}

  onModuleInit(): void {
    this.broadcasts.on(CatalogueChanged, ({ groupId }) => this.forget(groupId));
    this.broadcasts.onVoid(() => this.memories.forEach((memory) => memory.forgetAll()));
  }

  /** Subscribes a cache to changes. */
  subscribe(memory: Forgetful): void {
    this.memories.push(memory);
  }

  /** Must be called after every write except the creation of a record. */
  changed({ groupId }: { groupId: string }): void {
    this.forget(groupId);
    this.broadcasts.send(CatalogueChanged, { groupId });
  }

  private forget(groupId: string): void {
    this.memories.forEach((memory) => memory.forget(groupId));
  }
}

import type { GroupScope } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { RECORD_CACHED_MS } from '../../records/index.js';
import { CatalogueChanges } from '../catalogue-changes.js';
import { UnitRepository } from './unit.repository.js';

const MAX_GROUPS = 100;

/**
 * The ids of all units of a group, cached until one is added or changed, since every recipe on a shopping list needs
 * them to convert amounts.
 */
@Injectable()
export class UnitIds {
  /** Promises, so that what is read while a change invalidates it is not cached. */
  private readonly groups = new LRUCache<string, Promise<string[]>>({ max: MAX_GROUPS, ttl: RECORD_CACHED_MS });

  constructor(
    private readonly units: UnitRepository,
    changes: CatalogueChanges,
  ) {
    changes.subscribeToAll({
      invalidate: (groupId) => this.groups.delete(groupId),
      invalidateAll: () => this.groups.clear(),
    });
  }

  ofGroup(group: GroupScope): Promise<string[]> {
    const { groupId } = group;
    const cached = this.groups.get(groupId);
    if (cached) return cached;
    const reading = this.units.findAllIds(group);
    this.groups.set(groupId, reading);
    reading.catch(() => this.groups.peek(groupId) === reading && this.groups.delete(groupId));
    return reading;
  }
}

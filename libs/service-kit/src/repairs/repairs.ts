import { CachesInvalidated, type RepairedRecords } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { Log } from '../logging/log.js';
import { Broadcasts } from '../messaging/broadcasts.js';

/** The number of records by the id of their group; null for records of the site. */
export type GroupCounts = ReadonlyMap<string | null, number>;

export interface RepairOptions {
  /** Whether to count only. */
  dryRun: boolean;
}

/** Repairs records with broken references, such as after a lost event or an imported backup. */
export interface Repair {
  name: string;
  /** Repairs while the service runs; returns the number of records that were, or would be, changed. */
  run(options: RepairOptions): Promise<GroupCounts>;
}

/** The repairs of a service. */
@Injectable()
export class Repairs {
  private readonly repairs: Repair[] = [];

  constructor(
    private readonly log: Log,
    private readonly broadcasts: Broadcasts,
  ) {}

  add(repair: Repair): void {
    this.repairs.push(repair);
  }

  /** Runs all repairs, one after the other; clears the caches of all applications when something was changed. */
  async run(options: RepairOptions): Promise<RepairedRecords[]> {
    const repaired: RepairedRecords[] = [];
    for (const repair of this.repairs) {
      const { name } = repair;
      for (const [groupId, records] of await repair.run(options)) repaired.push({ repair: name, groupId, records });
    }
    if (options.dryRun || repaired.length === 0) return repaired;
    for (const each of repaired) this.log.warn('records repaired', each);
    this.broadcasts.send(CachesInvalidated, {});
    return repaired;
  }
}

import { formatUuid, isUuid, SiteChanged, type Actor, type GroupScope } from '@larder/contracts';
import { Broadcasts, InjectModel, Outbox } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { uniqueKey } from '../../text/index.js';
import type { Listing } from '../listings/listing.js';
import { DirectoryRecords, EXISTS } from '../records/directory-records.js';
import { toHouseholdDirectoryEntry } from './household-directory-entry.js';
import { HOUSEHOLDS, type HouseholdDocument, type HouseholdFields, type HouseholdRecord } from './household.schema.js';

const OLDEST_FIRST = { createdAt: 1, _id: 1 } as const;
const BATCH = 500;

/** Every query on households. Methods without an actor are site-wide, for administrators and this service. */
@Injectable()
export class HouseholdRepository {
  private readonly records: DirectoryRecords<HouseholdFields>;

  constructor(
    @InjectModel(HOUSEHOLDS) private readonly model: Model<HouseholdDocument>,
    outbox: Outbox,
    broadcasts: Broadcasts,
  ) {
    const onWrite = () => broadcasts.send(SiteChanged, {});
    this.records = new DirectoryRecords({ model: model as never, outbox, entryOf: toHouseholdDirectoryEntry, onWrite });
  }

  find(id: string): Promise<HouseholdRecord | null> {
    return this.records.find(id);
  }

  /** A household of the caller's group. */
  findInGroup({ groupId }: GroupScope, slugOrId: string): Promise<HouseholdRecord | null> {
    const key = isUuid(slugOrId) ? { _id: formatUuid(slugOrId) } : { slug: slugOrId };
    return this.records.findOne({ groupId, ...key });
  }

  findByName(groupId: string, name: string): Promise<HouseholdRecord | null> {
    return this.records.findOne({ groupId, nameKey: uniqueKey(name) });
  }

  findMany(ids: string[]): Promise<HouseholdRecord[]> {
    return this.findAll({ _id: { $in: ids }, groupId: EXISTS });
  }

  /** The households of groups, oldest first. */
  findOfGroups(groupIds: string[]): Promise<HouseholdRecord[]> {
    return this.findAll({ groupId: { $in: groupIds } });
  }

  listOfGroup({ groupId }: Actor): Listing {
    return { model: this.model, filter: { groupId }, resource: 'households', groupId };
  }

  /** The households of the group that are not private. */
  listForVisitors(groupId: string): Listing {
    const filter = { groupId, 'preferences.privateHousehold': false };
    return { model: this.model, filter, resource: 'exploredHouseholds', groupId };
  }

  listOfSite(): Listing {
    return { model: this.model, filter: { groupId: EXISTS }, resource: 'households' };
  }

  /** Streams all households, for the directories of other services. */
  streamAll(): AsyncIterable<HouseholdRecord> {
    const cursor = this.model.find({ groupId: EXISTS }).sort({ _id: 1 }).lean().cursor({ batchSize: BATCH });
    return cursor as AsyncIterable<unknown> as AsyncIterable<HouseholdRecord>; // the cursor's type is not lean
  }

  count(): Promise<number> {
    return this.model.countDocuments({ groupId: EXISTS });
  }

  insert(id: string, fields: HouseholdFields): Promise<HouseholdRecord> {
    return this.records.insert(id, fields);
  }

  change(id: string, decide: (household: HouseholdRecord) => Partial<HouseholdFields>): Promise<HouseholdRecord> {
    return this.records.change(id, decide);
  }

  /** Deletes the household and publishes its successor; null when it was changed since it was read. */
  delete(household: HouseholdRecord, heirHouseholdId: string | null = null): Promise<string | null> {
    return this.records.delete(household, { heirHouseholdId });
  }

  private findAll(filter: object): Promise<HouseholdRecord[]> {
    return this.model.find(filter).sort(OLDEST_FIRST).lean<HouseholdRecord[]>().exec();
  }
}

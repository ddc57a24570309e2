import { formatUuid, isUuid, SiteChanged } from '@larder/contracts';
import { Broadcasts, InjectModel, Outbox } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { uniqueKey } from '../../text/index.js';
import type { Listing } from '../listings/listing.js';
import { DirectoryRecords, EXISTS } from '../records/directory-records.js';
import { toGroupDirectoryEntry } from './group-directory-entry.js';
import { GROUPS, type GroupDocument, type GroupFields, type GroupRecord } from './group.schema.js';

const BATCH = 500;

/** Groups: the tenants themselves. Callers read their own group, administrators read all. */
@Injectable()
export class GroupRepository {
  private readonly records: DirectoryRecords<GroupFields>;

  constructor(
    @InjectModel(GROUPS) private readonly model: Model<GroupDocument>,
    outbox: Outbox,
    broadcasts: Broadcasts,
  ) {
    const onWrite = () => broadcasts.send(SiteChanged, {});
    this.records = new DirectoryRecords({ model: model as never, outbox, entryOf: toGroupDirectoryEntry, onWrite });
  }

  find(id: string): Promise<GroupRecord | null> {
    return this.records.find(id);
  }

  findBySlugOrId(slugOrId: string): Promise<GroupRecord | null> {
    return this.records.findOne(isUuid(slugOrId) ? { _id: formatUuid(slugOrId) } : { slug: slugOrId });
  }

  findByName(name: string): Promise<GroupRecord | null> {
    return this.records.findOne({ nameKey: uniqueKey(name) });
  }

  findMany(ids: string[]): Promise<GroupRecord[]> {
    return this.model
      .find({ _id: { $in: ids }, nameKey: EXISTS })
      .lean<GroupRecord[]>()
      .exec();
  }

  listOfSite(): Listing {
    return { model: this.model, filter: { nameKey: EXISTS }, resource: 'groups' };
  }

  /** Streams all groups, for the directories of other services. */
  streamAll(): AsyncIterable<GroupRecord> {
    const cursor = this.model.find({ nameKey: EXISTS }).sort({ _id: 1 }).lean().cursor({ batchSize: BATCH });
    return cursor as AsyncIterable<unknown> as AsyncIterable<GroupRecord>; // the cursor's type is not lean
  }

  count(): Promise<number> {
    return this.model.countDocuments({ nameKey: EXISTS });
  }

  insert(id: string, fields: GroupFields): Promise<GroupRecord> {
    return this.records.insert(id, fields);
  }

  change(id: string, decide: (group: GroupRecord) => Partial<GroupFields>): Promise<GroupRecord> {
    return this.records.change(id, decide);
  }

  /** Deletes the group; null when it was changed since it was read. */
  delete(group: GroupRecord): Promise<string | null> {
    return this.records.delete(group);
  }
}

import { InjectModel } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { PLAN_ENTRIES, type PlanEntryDocument } from '../plan-entry.schema.js';

/** The plan entries of one user in all households, for the operator only. */
@Injectable()
export class PersonalDataRepository {
  constructor(@InjectModel(PLAN_ENTRIES) private readonly entries: Model<PlanEntryDocument>) {}

  /** Streams the entries; tombstones have no group. */
  streamOfUser(userId: string): AsyncIterable<PlanEntryDocument> {
    const filter = { userId, groupId: { $exists: true } };
    return this.entries.find(filter).lean<PlanEntryDocument[]>().cursor();
  }
}

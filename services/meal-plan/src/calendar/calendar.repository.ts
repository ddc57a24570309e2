import type { Actor } from '@larder/contracts';
import { InjectModel } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { CALENDARS, type CalendarDocument } from './calendar.schema.js';

/** Every query on the addresses of calendars. */
@Injectable()
export class CalendarRepository {
  constructor(@InjectModel(CALENDARS) private readonly calendars: Model<CalendarDocument>) {}

  find({ householdId }: Actor): Promise<CalendarDocument | null> {
    return this.calendars.findOne({ _id: householdId }).lean<CalendarDocument>();
  }

  findByToken(token: string): Promise<CalendarDocument | null> {
    return this.calendars.findOne({ token }).lean<CalendarDocument>();
  }

  /** Replaces the token of a household. */
  async save({ householdId, groupId, locale }: Actor, token: string): Promise<void> {
    await this.calendars.updateOne({ _id: householdId }, { $set: { groupId, token, locale } }, { upsert: true });
  }

  async delete({ householdId }: Actor): Promise<void> {
    await this.calendars.deleteOne({ _id: householdId });
  }

  /** Deletes the addresses of a household or of a group. */
  async deleteOfTenant(tenant: { _id: string } | { groupId: string }): Promise<void> {
    await this.calendars.deleteMany(tenant);
  }
}

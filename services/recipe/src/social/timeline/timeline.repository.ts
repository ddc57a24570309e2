import type { Actor, GroupScope, PageQuery } from '@larder/contracts';
import {
  deleteWithTombstone,
  InjectModel,
  Outbox,
  type OutboxEntry,
  outboxFields,
  storeUnlessDuplicate,
  withOutbox,
} from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Collection } from 'mongodb';
import type { Model } from 'mongoose';
import { Lists } from '../../pagination/index.js';
import { TIMELINE, type TimelineDocument } from './timeline.schema.js';

type Content = 'recipeId' | 'userId' | 'subject' | 'eventType' | 'message' | 'image' | 'timestamp';
export type NewTimelineEvent = Pick<TimelineDocument, '_id' | Content>;
export type TimelineChanges = Partial<Pick<TimelineDocument, 'subject' | 'message' | 'image'>>;

const PROJECTION = {
  groupId: 1,
  recipeId: 1,
  userId: 1,
  subject: 1,
  eventType: 1,
  message: 1,
  image: 1,
  timestamp: 1,
  createdAt: 1,
  updatedAt: 1,
} as const;

/** Every query on the timeline. */
@Injectable()
export class TimelineRepository {
  constructor(
    @InjectModel(TIMELINE) private readonly model: Model<TimelineDocument>,
    private readonly outbox: Outbox,
    private readonly lists: Lists,
  ) {}

  list(actor: Actor, query: PageQuery) {
    const filter = { groupId: actor.groupId };
    const listing = { resource: TIMELINE, model: this.model, filter, query, projection: PROJECTION } as const;
    return this.lists.open<TimelineDocument>(actor, listing);
  }

  find({ groupId }: GroupScope, id: string): Promise<TimelineDocument | null> {
    return this.model.findOne({ _id: id, groupId }, PROJECTION).lean<TimelineDocument>();
  }

  /** Throws a duplicate key error for a taken id. */
  async insert({ groupId }: GroupScope, event: NewTimelineEvent, entries: OutboxEntry[]): Promise<TimelineDocument> {
    const now = new Date();
    const stored = { ...event, groupId, revision: 0, createdAt: now, updatedAt: now };
    // The native collection: every new recipe has an event, and its fields need no validation.
    const collection = this.model.collection as unknown as Collection<TimelineDocument>;
    await collection.insertOne({ ...stored, ...outboxFields(entries) });
    this.outbox.publish(this.model, event._id, entries);
    return stored;
  }

  /** Stores an event whose id is derived from its content; false when it exists already. */
  insertOnce(group: GroupScope, event: NewTimelineEvent, entries: OutboxEntry[]): Promise<boolean> {
    return storeUnlessDuplicate(() => this.insert(group, event, entries));
  }

  /** Null when the event does not exist any more. */
  async update(
    { groupId }: GroupScope,
    id: string,
    changes: TimelineChanges,
    entries: OutboxEntry[],
  ): Promise<TimelineDocument | null> {
    const update = withOutbox({ $set: changes, $inc: { revision: 1 } }, entries);
    const saved = await this.model
      .findOneAndUpdate({ _id: id, groupId }, update, { returnDocument: 'after' })
      .lean<TimelineDocument>();
    if (saved) this.outbox.publish(this.model, id, entries);
    return saved;
  }

  /** False when the event is deleted already. */
  async delete({ groupId }: GroupScope, id: string, entry: OutboxEntry): Promise<boolean> {
    const deleted = await deleteWithTombstone(this.model, { _id: id, groupId }, [entry]);
    if (deleted) this.outbox.publish(this.model, id);
    return deleted !== null;
  }

  /** The images of a user's events, by recipe and event. */
  findImages(userId: string): Promise<Pick<TimelineDocument, '_id' | 'recipeId'>[]> {
    return this.model
      .find({ userId, image: 'has image' }, { recipeId: 1 })
      .lean<Pick<TimelineDocument, '_id' | 'recipeId'>[]>();
  }

  async deleteOfRecipe(recipeId: string): Promise<void> {
    await this.model.deleteMany({ recipeId });
  }

  async deleteOfUser(userId: string): Promise<void> {
    await this.model.deleteMany({ userId });
  }
}

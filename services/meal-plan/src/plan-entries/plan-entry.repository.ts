import type { Actor, PageHead, PlanEntryDraft, PlannedRecipe, PlanQuery } from '@larder/contracts';
import {
  findPage,
  InjectModel,
  isDuplicateKey,
  newId,
  Outbox,
  type OutboxEntry,
  outboxFields,
  RecordOwnership,
  RecordTrash,
  type ValuesOf,
  withOutbox,
} from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { CounterRepository } from '../counters/counter.repository.js';
import {
  draftFields,
  toPlannedRecipe,
  toPlanEntryWithoutRecipe,
  type PlanEntryWithoutRecipe,
} from './plan-entry.mapper.js';
import { PLAN_ENTRIES, type PlanEntryDocument } from './plan-entry.schema.js';
import { planEntryFilter, planEntryOrder } from './queries/plan-entry-query.js';
import { RelatedRecords } from './queries/related-records.js';

/** The number and the fields of an entry. */
interface NumberedDraft {
  entryId: number;
  draft: PlanEntryDraft;
}

/** The events of an entry, once its number is known. */
type EventsOf = (entryId: number) => OutboxEntry[];

/** The event of one of many entries. */
type EventOf = (entry: { entryId: number; date: string; draft?: PlanEntryDraft }) => OutboxEntry;

/** Maximum number of entries of a calendar. */
const MAX_CALENDAR_ENTRIES = 10_000;

/** Maximum attempts to find a free number: imported entries may have taken some. */
const MAX_NUMBER_ATTEMPTS = 1000;

/** Every query on the plan of a household. */
@Injectable()
export class PlanEntryRepository {
  /** The deleted entries. */
  readonly trash: RecordTrash<PlanEntryDocument>;
  readonly ownership: RecordOwnership<PlanEntryDocument>;

  constructor(
    @InjectModel(PLAN_ENTRIES) private readonly entries: Model<PlanEntryDocument>,
    private readonly counters: CounterRepository,
    private readonly outbox: Outbox,
    private readonly related: RelatedRecords,
  ) {
    this.trash = new RecordTrash(entries, outbox);
    this.ownership = new RecordOwnership(entries, this.trash);
  }

  async find({ householdId }: Actor, entryId: number): Promise<PlanEntryWithoutRecipe | null> {
    const entry = await this.entries.findOne({ entryId, householdId }).lean<PlanEntryDocument>();
    return entry && toPlanEntryWithoutRecipe(entry);
  }

  /** A page of the plan. Throws for an unknown field in filter or order. */
  async page(actor: Actor, query: PlanQuery): Promise<{ head: PageHead; entries: PlanEntryWithoutRecipe[] }> {
    const order = planEntryOrder(query);
    const filter = { householdId: actor.householdId, ...(await this.filterOf(actor, query)) };
    const valuesOf: ValuesOf = (location) => this.related.values(actor, location);
    const { head, documents } = await findPage(this.entries, { filter, order, query, valuesOf });
    return { head, entries: documents.map(toPlanEntryWithoutRecipe) };
  }

  /** The entries of a day, oldest first. */
  async findByDate({ householdId }: Pick<Actor, 'householdId'>, date: string): Promise<PlanEntryWithoutRecipe[]> {
    const order = { createdAt: 1, _id: 1 } as const;
    const documents = await this.entries.find({ householdId, date }).sort(order).lean<PlanEntryDocument[]>();
    return documents.map(toPlanEntryWithoutRecipe);
  }

  /** The recipe ids of the entries that match a filter. Throws for an unknown field. */
  async findRecipeIds(actor: Actor, query: Pick<PlanQuery, 'queryFilter'>): Promise<string[]> {
    const planned = { householdId: actor.householdId, recipeId: { $ne: null } };
    return this.entries.distinct('recipeId', { $and: [planned, await this.filterOf(actor, query)] });
  }

  /** Streams the recipes that all households plan for a day. */
  async *streamRecipesByDate(date: string): AsyncGenerator<PlannedRecipe> {
    const cursor = this.entries
      .find({ date, recipeId: { $ne: null } })
      .sort({ _id: 1 })
      .lean()
      .cursor();
    for await (const entry of cursor) yield toPlannedRecipe(entry);
  }

  /** Stores a new entry of the caller under the next number. */
  async insert(actor: Actor, draft: PlanEntryDraft, eventsOf: EventsOf): Promise<PlanEntryWithoutRecipe> {
    for (let attempt = 1; ; attempt += 1) {
      const entryId = await this.counters.next(PLAN_ENTRIES);
      try {
        return await this.insertNumbered(actor, { entryId, draft }, eventsOf(entryId));
      } catch (error) {
        if (!isDuplicateKey(error) || attempt >= MAX_NUMBER_ATTEMPTS) throw error;
      }
    }
  }

  /** Stores several new entries of the caller with consecutive numbers. */
  async insertMany(
    actor: Actor,
    drafts: readonly PlanEntryDraft[],
    eventOf: EventOf,
  ): Promise<PlanEntryWithoutRecipe[]> {
    if (drafts.length === 0) return [];
    const last = await this.counters.take(PLAN_ENTRIES, drafts.length);
    const { groupId, householdId, userId } = actor;
    const documents = drafts.map((draft, at) => {
      const entryId = last - drafts.length + 1 + at;
      const events = outboxFields([eventOf({ entryId, date: draft.date, draft })]);
      return { _id: newId(), entryId, groupId, householdId, userId, ...draftFields(draft), ...events };
    });
    const created = await this.entries.insertMany(documents);
    for (const { _id } of created) this.outbox.publish(this.entries, _id);
    return created.map((each) => toPlanEntryWithoutRecipe(each.toObject()));
  }

  /** Replaces the fields of several entries in one command. */
  async updateMany({ householdId }: Actor, changes: readonly NumberedDraft[], eventOf: EventOf): Promise<void> {
    if (changes.length === 0) return;
    const writes = changes.map(({ entryId, draft }) => {
      const set = { $set: draftFields(draft), $inc: { revision: 1 } };
      const update = withOutbox(set, [eventOf({ entryId, date: draft.date })]);
      return { updateOne: { filter: { entryId, householdId }, update } };
    });
    await this.entries.bulkWrite(writes, { ordered: false });
    await this.publishAll(
      householdId,
      changes.map(({ entryId }) => entryId),
    );
  }

  /** Reads several entries by number, without those that do not exist. */
  async findMany({ householdId }: Actor, entryIds: readonly number[]): Promise<PlanEntryWithoutRecipe[]> {
    if (entryIds.length === 0) return [];
    const filter = { entryId: { $in: entryIds }, householdId };
    const documents = await this.entries.find(filter).lean<PlanEntryDocument[]>();
    return documents.map(toPlanEntryWithoutRecipe);
  }

  /** Moves entries to the trash under the given names; returns the numbers of those that were not deleted before. */
  async delete(
    { householdId, userId }: Actor,
    names: ReadonlyMap<number, string>,
    eventOf: (entryId: number) => OutboxEntry,
  ): Promise<number[]> {
    if (names.size === 0) return [];
    const deleted = await this.trash.put({
      filter: { entryId: { $in: [...names.keys()] }, householdId },
      by: userId,
      nameOf: ({ entryId }) => names.get(entryId) ?? '',
      eventsOf: ({ entryId }) => [eventOf(entryId)],
    });
    return deleted.map(({ entryId }) => entryId);
  }

  /** The recipes that a household plans from one day to another, both included, with their days. */
  findPlannedRecipes({ householdId }: Actor, from: string, to: string): Promise<{ recipeId: string; date: string }[]> {
    const filter = { householdId, date: { $gte: from, $lte: to }, recipeId: { $ne: null } };
    return this.entries.find(filter, { recipeId: 1, date: 1 }).lean<{ recipeId: string; date: string }[]>();
  }

  /**
   * The entries of a household from one day to another, both included, with the time of their last change, for its
   * calendar.
   */
  findForCalendar(householdId: string, from: string, to: string): Promise<PlanEntryDocument[]> {
    const filter = { householdId, date: { $gte: from, $lte: to } };
    return this.entries.find(filter).sort({ date: 1, _id: 1 }).limit(MAX_CALENDAR_ENTRIES).lean<PlanEntryDocument[]>();
  }

  /** Replaces the fields of an entry; null when it does not exist. */
  async update(
    { householdId }: Actor,
    { entryId, draft, userId }: NumberedDraft & { userId?: string | null | undefined },
    events: OutboxEntry[],
  ): Promise<PlanEntryWithoutRecipe | null> {
    const change = withOutbox(
      { $set: { ...draftFields(draft), ...(userId && { userId }) }, $inc: { revision: 1 } },
      events,
    );
    const options = { returnDocument: 'after' } as const;
    const updated = await this.entries
      .findOneAndUpdate({ entryId, householdId }, change, options)
      .lean<PlanEntryDocument>();
    if (updated) this.outbox.publish(this.entries, updated._id, events);
    return updated && toPlanEntryWithoutRecipe(updated);
  }

  /** Moves all entries of a deleted recipe to the trash, in all households; returns the number. */
  async deleteByRecipe(
    { recipeId, name, by }: { recipeId: string; name: string; by: string },
    eventOf: (entry: PlanEntryDocument) => OutboxEntry,
  ): Promise<number> {
    const filter = { recipeId };
    const eventsOf = (entry: PlanEntryDocument) => [eventOf(entry)];
    return (await this.trash.put({ filter, by, cause: recipeId, nameOf: () => name, eventsOf })).length;
  }

  private filterOf(actor: Actor, query: Partial<PlanQuery>) {
    return planEntryFilter(query, (relation) => this.related.ids(actor, relation));
  }

  private async insertNumbered(
    actor: Actor,
    { entryId, draft }: NumberedDraft,
    events: OutboxEntry[],
  ): Promise<PlanEntryWithoutRecipe> {
    const { groupId, householdId, userId } = actor;
    const _id = newId();
    const fields = { _id, entryId, groupId, householdId, userId, ...draftFields(draft), ...outboxFields(events) };
    const created = await this.entries.create(fields);
    this.outbox.publish(this.entries, _id, events);
    return toPlanEntryWithoutRecipe(created.toObject());
  }

  private async publishAll(householdId: string, entryIds: readonly number[]): Promise<void> {
    const filter = { entryId: { $in: entryIds }, householdId };
    const changed = await this.entries.find(filter, { _id: 1 }).lean<{ _id: string }[]>();
    for (const { _id } of changed) this.outbox.publish(this.entries, _id);
  }
}

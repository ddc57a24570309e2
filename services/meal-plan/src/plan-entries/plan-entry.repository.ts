import type { Actor, HouseholdScope, PageHead, PlanEntryDraft, PlannedRecipe, PlanQuery } from '@larder/contracts';
import {
  findPage,
  InjectModel,
  Outbox,
  type OutboxEntry,
  RecordOwnership,
  RecordTrash,
  withOutbox,
} from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import {
  changedFields,
  draftFields,
  toPlannedRecipe,
  toPlanEntryWithoutRecipe,
  type PlanEntryWithoutRecipe,
} from './plan-entry.mapper.js';
import { PLAN_ENTRIES, type PlanEntryDocument } from './plan-entry.schema.js';
import { planEntryFilter, planEntryOrder } from './queries/plan-entry-query.js';
import { PlanEntryRelations } from './queries/plan-entry-relations.js';

/** A change of an entry. */
export interface PlanEntryChange {
  entryId: number;
  /** The whole entry after the change. */
  draft: PlanEntryDraft;
  /** The fields to store; all of the draft when absent. */
  changes?: Partial<PlanEntryDraft>;
}

/** The event of a changed entry. */
type EventOf = (entryId: number, draft: PlanEntryDraft) => OutboxEntry;

/** Maximum number of entries of a calendar. */
const MAX_CALENDAR_ENTRIES = 10_000;

/** Queries on the plan of a household; new entries are stored by `NewPlanEntryRepository`. */
@Injectable()
export class PlanEntryRepository {
  /** The deleted entries. */
  readonly trash: RecordTrash<PlanEntryDocument>;
  readonly ownership: RecordOwnership<PlanEntryDocument>;

  constructor(
    @InjectModel(PLAN_ENTRIES) private readonly entries: Model<PlanEntryDocument>,
    private readonly outbox: Outbox,
    private readonly related: PlanEntryRelations,
  ) {
    this.trash = new RecordTrash(entries, outbox);
    this.ownership = new RecordOwnership(entries, this.trash);
  }

  async find({ householdId }: Actor, entryId: number): Promise<PlanEntryWithoutRecipe | null> {
    const entry = await this.entries.findOne({ entryId, householdId }).lean<PlanEntryDocument>();
    return entry && toPlanEntryWithoutRecipe(entry);
  }

  /** A page of the plan. Throws for an unknown field in filter or order. */
  async list(actor: Actor, query: PlanQuery): Promise<{ head: PageHead; entries: PlanEntryWithoutRecipe[] }> {
    const order = planEntryOrder(query);
    const filter = { householdId: actor.householdId, ...(await this.filterOf(actor, query)) };
    const valuesOf = this.related.valuesFor(actor);
    const { head, documents } = await findPage(this.entries, { filter, order, query, valuesOf });
    return { head, entries: documents.map(toPlanEntryWithoutRecipe) };
  }

  /** The entries of a day, oldest first. */
  async findByDate({ householdId }: HouseholdScope, date: string): Promise<PlanEntryWithoutRecipe[]> {
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

  /** Changes several entries in one command. */
  async updateMany({ householdId }: Actor, changes: readonly PlanEntryChange[], eventOf: EventOf): Promise<void> {
    if (changes.length === 0) return;
    const writes = changes.map((change) => {
      const { entryId, draft } = change;
      const set = { $set: fieldsOf(change), $inc: { revision: 1 } };
      const update = withOutbox(set, [eventOf(entryId, draft)]);
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

  /** Changes an entry; null when it does not exist. */
  async update(
    { householdId }: Actor,
    { userId, ...entry }: PlanEntryChange & { userId?: string | null | undefined },
    eventOf: EventOf,
  ): Promise<PlanEntryWithoutRecipe | null> {
    const { entryId, draft } = entry;
    const events = [eventOf(entryId, draft)];
    const fields = { ...fieldsOf(entry), ...(userId && { userId }) };
    const change = withOutbox({ $set: fields, $inc: { revision: 1 } }, events);
    const options = { returnDocument: 'after' } as const;
    const updated = await this.entries
      .findOneAndUpdate({ entryId, householdId }, change, options)
      .lean<PlanEntryDocument>();
    if (updated) this.outbox.publish(this.entries, updated._id, events);
    return updated && toPlanEntryWithoutRecipe(updated);
  }

  /** Moves all entries of a deleted recipe to the trash, in all households; returns the number. */
  async deleteOfRecipe(
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

  private async publishAll(householdId: string, entryIds: readonly number[]): Promise<void> {
    const filter = { entryId: { $in: entryIds }, householdId };
    const changed = await this.entries.find(filter, { _id: 1 }).lean<{ _id: string }[]>();
    for (const { _id } of changed) this.outbox.publish(this.entries, _id);
  }
}

function fieldsOf({ draft, changes }: PlanEntryChange) {
  return changes ? changedFields(changes) : draftFields(draft);
}

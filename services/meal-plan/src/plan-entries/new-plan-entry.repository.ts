import { CommonErrors, type Actor, type PlanEntryDraft } from '@larder/contracts';
import {
  CounterRepository,
  derivedId,
  InjectModel,
  isDuplicateKey,
  newId,
  Outbox,
  outboxFields,
  type OutboxEntry,
} from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { draftFields, toPlanEntryWithoutRecipe, type PlanEntryWithoutRecipe } from './plan-entry.mapper.js';
import { PLAN_ENTRIES, type PlanEntryDocument } from './plan-entry.schema.js';

/** The event of a new entry, once its number is known. */
type EventOf = (entryId: number, draft: PlanEntryDraft) => OutboxEntry;

/** Maximum attempts to find a free number: imported entries may have taken some. */
const MAX_NUMBER_ATTEMPTS = 1000;

/** Stores new entries of the caller, each under the next number. */
@Injectable()
export class NewPlanEntryRepository {
  constructor(
    @InjectModel(PLAN_ENTRIES) private readonly entries: Model<PlanEntryDocument>,
    private readonly counters: CounterRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Stores an entry. A request id that was used before returns its entry; throws when that was deleted. */
  async insert(
    actor: Actor,
    { draft, requestId }: { draft: PlanEntryDraft; requestId?: string | null | undefined },
    eventOf: EventOf,
  ): Promise<PlanEntryWithoutRecipe> {
    const _id = requestId ? derivedId(`plan entry ${actor.householdId} ${requestId}`) : newId();
    for (let attempt = 1; ; attempt += 1) {
      const entryId = await this.counters.takeNext(PLAN_ENTRIES);
      const document = { ...toDocument(actor, entryId, draft, eventOf), _id };
      try {
        const created = await this.entries.create(document);
        this.outbox.publish(this.entries, document._id, document.outbox);
        return toPlanEntryWithoutRecipe(created.toObject());
      } catch (error) {
        if (!isDuplicateKey(error) || attempt >= MAX_NUMBER_ATTEMPTS) throw error;
        const earlier = await this.findEarlier(actor, _id);
        if (earlier) return earlier;
      }
    }
  }

  /** The entry of an earlier request with the same id; null when there was none, throws when it was deleted. */
  private async findEarlier({ householdId }: Actor, _id: string): Promise<PlanEntryWithoutRecipe | null> {
    const entry = await this.entries.findOne({ _id, householdId }).lean<PlanEntryDocument>();
    if (entry) return toPlanEntryWithoutRecipe(entry);
    if (await this.entries.exists({ _id })) throw CommonErrors.notFound();
    return null;
  }

  /** Stores several entries with consecutive numbers. */
  async insertMany(
    actor: Actor,
    drafts: readonly PlanEntryDraft[],
    eventOf: EventOf,
  ): Promise<PlanEntryWithoutRecipe[]> {
    if (drafts.length === 0) return [];
    const last = await this.counters.take(PLAN_ENTRIES, drafts.length);
    const first = last - drafts.length + 1;
    const documents = drafts.map((draft, at) => toDocument(actor, first + at, draft, eventOf));
    const created = await this.entries.insertMany(documents);
    for (const { _id } of created) this.outbox.publish(this.entries, _id);
    return created.map((each) => toPlanEntryWithoutRecipe(each.toObject()));
  }
}

function toDocument({ groupId, householdId, userId }: Actor, entryId: number, draft: PlanEntryDraft, eventOf: EventOf) {
  const outbox = outboxFields([eventOf(entryId, draft)]);
  return { _id: newId(), entryId, groupId, householdId, userId, ...draftFields(draft), ...outbox };
}

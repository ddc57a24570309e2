import { formatUuid, isUuid, type Actor, type SearchQuery, type TenantScope } from '@larder/contracts';
import {
  type DeletedTenant,
  InjectModel,
  Outbox,
  type OutboxEntry,
  outboxFields,
  RecordTrash,
  withOutbox,
} from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { Lists } from '../../pagination/index.js';
import { shortKey } from '../../records/index.js';
import type { CookbookAddress } from './cookbook-address.js';
import type { CookbookContent } from './cookbook.mapper.js';
import { COOKBOOKS, type CookbookDocument } from './cookbook.schema.js';

type HouseholdCondition = { householdId: { $in: string[] } };

const PROJECTION = {
  revision: 1,
  groupId: 1,
  householdId: 1,
  name: 1,
  slug: 1,
  description: 1,
  position: 1,
  public: 1,
  queryFilterString: 1,
  requireAllCategories: 1,
  requireAllTags: 1,
  requireAllTools: 1,
} as const;

/** Every query on cookbooks. */
@Injectable()
export class CookbookRepository {
  /** The deleted cookbooks. */
  readonly trash: RecordTrash<CookbookDocument>;

  constructor(
    @InjectModel(COOKBOOKS) private readonly model: Model<CookbookDocument>,
    private readonly outbox: Outbox,
    private readonly lists: Lists,
  ) {
    this.trash = new RecordTrash(model, outbox);
  }

  /** The number of cookbooks on the site. */
  count(): Promise<number> {
    return this.model.countDocuments({ groupId: { $exists: true } });
  }

  list(actor: Actor, query: SearchQuery) {
    const listing = {
      resource: 'cookbooks',
      model: this.model,
      filter: householdOf(actor),
      query,
      projection: PROJECTION,
    } as const;
    return this.lists.open<CookbookDocument>(actor, listing);
  }

  /** A cookbook of the household, by slug or, when the text looks like one, by id. */
  find(actor: TenantScope, slugOrId: string): Promise<CookbookDocument | null> {
    return this.model.findOne({ ...householdOf(actor), ...addressOf(slugOrId) }, PROJECTION).lean<CookbookDocument>();
  }

  /** The public cookbooks of these households of the group. */
  listPublic(actor: Actor, households: HouseholdCondition, query: SearchQuery) {
    const filter = { groupId: actor.groupId, ...households, public: true };
    const listing = { resource: 'cookbooks', model: this.model, filter, query, projection: PROJECTION } as const;
    return this.lists.open<CookbookDocument>(actor, listing);
  }

  findPublic(
    { groupId }: TenantScope,
    households: HouseholdCondition,
    slugOrId: string,
  ): Promise<CookbookDocument | null> {
    const filter = { ...addressOf(slugOrId), groupId, ...households, public: true };
    return this.model.findOne(filter, PROJECTION).lean<CookbookDocument>();
  }

  /** Those of the ids that are cookbooks of the household. */
  async findExistingIds(actor: TenantScope, ids: string[]): Promise<Set<string>> {
    const existing = await this.model
      .find({ ...householdOf(actor), _id: { $in: ids } }, { _id: 1 })
      .lean<{ _id: string }[]>();
    return new Set(existing.map(({ _id }) => _id));
  }

  /** Stores a new cookbook; a taken address is a duplicate key. */
  async insert(
    actor: TenantScope,
    id: string,
    fields: CookbookContent & CookbookAddress,
    event: OutboxEntry,
  ): Promise<CookbookDocument> {
    const created = await this.model.create({ ...fields, ...householdOf(actor), _id: id, ...outboxFields([event]) });
    this.outbox.publish(this.model, id, [event]);
    return created.toObject<CookbookDocument>();
  }

  /** Replaces a cookbook; null when it does not exist any more or, with a `revision`, has changed since. A taken address is a duplicate key. */
  async update(
    actor: TenantScope,
    id: string,
    fields: CookbookContent & CookbookAddress,
    { events, revision }: { events: OutboxEntry[]; revision?: number },
  ): Promise<CookbookDocument | null> {
    const update = withOutbox({ $set: fields, $inc: { revision: 1 } }, events);
    const filter = { ...householdOf(actor), _id: id, ...(revision !== undefined && { revision }) };
    const saved = await this.model
      .findOneAndUpdate(filter, update, { returnDocument: 'after' })
      .lean<CookbookDocument>();
    if (saved) this.outbox.publish(this.model, id, events);
    return saved;
  }

  /** Moves a cookbook to the trash; false when it is deleted already. */
  async delete(actor: Actor, id: string, event: OutboxEntry): Promise<boolean> {
    const deleted = await this.trash.put({
      filter: { ...householdOf(actor), _id: id },
      by: actor.userId,
      nameOf: ({ name }) => name,
      eventsOf: () => [event],
    });
    return deleted.length > 0;
  }

  /** Deletes all cookbooks of a household or, without one, of a group. */
  async deleteOfTenant(tenant: DeletedTenant): Promise<void> {
    await this.model.deleteMany(tenant);
    await this.trash.clear(tenant);
  }
}

function addressOf(slugOrId: string) {
  return isUuid(slugOrId) ? { _id: formatUuid(slugOrId) } : { slugKey: shortKey(slugOrId), slug: slugOrId };
}

function householdOf({ groupId, householdId }: TenantScope) {
  return { groupId, householdId };
}

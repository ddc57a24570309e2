import {
  NotifierErrors,
  SUBSCRIBABLE_EVENTS,
  type HouseholdScope,
  type PageHead,
  type PageQuery,
  type SubscribableEvent,
  type Subscriptions,
  type TenantScope,
} from '@larder/contracts';
import type { Attributes, Schema } from '@larder/query-filter';
import {
  AppName,
  DatabaseCache,
  type DeletedTenant,
  Directory,
  DIRECTORY_ATTRIBUTES,
  DIRECTORY_RELATIONS,
  directorySelection,
  findPage,
  InjectModel,
  InProcessServices,
  type Selectable,
  storeUnlessDuplicate,
} from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { NOTIFIERS, type NotifierDocument } from './notifier.schema.js';
import { withAbsentSubscriptions } from './subscription-filter.js';

const OPTIONS: Attributes = Object.fromEntries(SUBSCRIBABLE_EVENTS.map((event) => [event, 'boolean']));

/** The fields that notifiers may be filtered and ordered by. The address is not included: filters would reveal it. */
const SCHEMA: Schema = {
  ...DIRECTORY_ATTRIBUTES,
  notifiers: {
    id: 'uuid',
    name: { type: 'text', sortField: 'nameSort' },
    enabled: 'boolean',
    groupId: 'uuid',
    householdId: 'uuid',
    createdAt: 'datetime',
    updatedAt: 'datetime',
    options: { field: 'subscriptions', attributes: OPTIONS },
    household: DIRECTORY_RELATIONS.household,
    group: DIRECTORY_RELATIONS.group,
  },
};
const SELECTABLE: Selectable = { schema: SCHEMA, resource: 'notifiers', invalid: NotifierErrors.invalidFilter };
/** Maximum number of notifiers per event. */
const MAX_SUBSCRIBERS = 1_000;
/** Maximum number of cached notifiers, and of events without any. */
const MAX_CACHED = 5_000;

/** The audience of an event: a household, or all households of a group. */
export interface Audience {
  groupId: string;
  /** Null for all households of the group. */
  householdId: string | null;
}

/** The fields of a new notifier. */
export type NotifierFields = Pick<
  NotifierDocument,
  'name' | 'nameSort' | 'enabled' | 'sealedUrl' | 'subscriptions' | 'optionsId'
>;

/** The fields that an update sets; absent ones, also of the subscriptions, are kept. */
export interface NotifierChanges extends Partial<Omit<NotifierFields, 'subscriptions'>> {
  subscriptions: Partial<Subscriptions>;
}

/** Every query on notifiers. */
@Injectable()
export class NotifierRepository {
  /** The subscribers by event and audience: every event needs them, and most have none. */
  private readonly subscribers: DatabaseCache;

  constructor(
    @InjectModel(NOTIFIERS) private readonly notifiers: Model<NotifierDocument>,
    private readonly directory: Directory,
    local: InProcessServices,
    app: AppName,
  ) {
    this.subscribers = new DatabaseCache(local, { service: app.name, maxSize: MAX_CACHED });
  }

  find({ householdId }: HouseholdScope, id: string): Promise<NotifierDocument | null> {
    return this.notifiers.findOne({ _id: id, householdId }).lean<NotifierDocument>();
  }

  /** A page of the notifiers, newest first by default. Throws for an unknown field in filter or order. */
  async list(
    { groupId, householdId }: TenantScope,
    query: PageQuery,
  ): Promise<{ head: PageHead; documents: NotifierDocument[] }> {
    const selection = await directorySelection(this.directory, groupId, { query, selectable: SELECTABLE });
    const filter = { householdId, ...withAbsentSubscriptions(selection.filter) };
    return findPage(this.notifiers, { ...selection, filter, query });
  }

  /** The enabled notifiers of the audience that subscribe to an event. */
  findSubscribers(
    event: SubscribableEvent,
    { groupId, householdId }: Audience,
  ): Promise<readonly Readonly<NotifierDocument>[]> {
    const tenant = householdId === null ? { groupId } : { groupId, householdId };
    return this.subscribers.get(`${event} ${groupId} ${householdId}`, () =>
      this.notifiers
        .find({ ...tenant, enabled: true, [`subscriptions.${event}`]: true })
        .sort({ _id: 1 })
        .limit(MAX_SUBSCRIBERS)
        .lean<NotifierDocument[]>(),
    );
  }

  /** Whether a group has an enabled notifier. */
  async hasEnabled(groupId: string): Promise<boolean> {
    const first = await this.subscribers.get(`any ${groupId}`, () =>
      this.notifiers.find({ groupId, enabled: true }, { _id: 1 }).limit(1).lean(),
    );
    return first.length > 0;
  }

  /** The groups that have enabled notifiers which subscribe to an event. */
  findSubscribingGroups(event: SubscribableEvent): Promise<string[]> {
    return this.notifiers.distinct('groupId', { enabled: true, [`subscriptions.${event}`]: true });
  }

  /** Stores a new notifier; an existing one is kept. */
  async insert({ groupId, householdId }: TenantScope, id: string, fields: NotifierFields): Promise<void> {
    await storeUnlessDuplicate(() => this.notifiers.create({ _id: id, groupId, householdId, ...fields }));
  }

  /** Updates a notifier; null when it does not exist. */
  update(
    { householdId }: HouseholdScope,
    id: string,
    { subscriptions, ...fields }: NotifierChanges,
  ): Promise<NotifierDocument | null> {
    const flags = Object.entries(subscriptions).map(([event, value]) => [`subscriptions.${event}`, value] as const);
    const change = { $set: { ...fields, ...Object.fromEntries(flags) } };
    return this.notifiers
      .findOneAndUpdate({ _id: id, householdId }, change, { returnDocument: 'after' })
      .lean<NotifierDocument>();
  }

  /** Deletes a notifier; false when it does not exist. */
  async delete({ householdId }: HouseholdScope, id: string): Promise<boolean> {
    return (await this.notifiers.deleteOne({ _id: id, householdId })).deletedCount > 0;
  }

  /** Deletes all notifiers of a household or of a group. */
  async deleteOfTenant(tenant: DeletedTenant): Promise<void> {
    await this.notifiers.deleteMany(tenant);
  }
}

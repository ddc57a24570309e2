import {
  MealPlanErrors,
  type HouseholdScope,
  type PageHead,
  type PageQuery,
  type TenantScope,
  type WebhookDelivery,
} from '@larder/contracts';
import type { Schema } from '@larder/query-filter';
import {
  type DeletedTenant,
  Directory,
  DIRECTORY_ATTRIBUTES,
  DIRECTORY_RELATIONS,
  directorySelection,
  findPage,
  InjectModel,
  type Selectable,
  storeUnlessDuplicate,
} from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import type { WebhookFields } from './webhook.mapper.js';
import { WEBHOOKS, type WebhookDocument } from './webhook.schema.js';

/** The fields that webhooks may be filtered and ordered by. */
const SCHEMA: Schema = {
  ...DIRECTORY_ATTRIBUTES,
  webhooks: {
    id: 'uuid',
    name: 'text',
    url: 'text',
    enabled: 'boolean',
    webhookType: 'text',
    scheduledTime: 'text',
    groupId: 'uuid',
    householdId: 'uuid',
    createdAt: 'datetime',
    updatedAt: 'datetime',
    household: DIRECTORY_RELATIONS.household,
    group: DIRECTORY_RELATIONS.group,
  },
};
const SELECTABLE: Selectable = { schema: SCHEMA, resource: 'webhooks', invalid: MealPlanErrors.invalidFilter };
/** Maximum number of webhooks of a household that are called together; imports may add more than can be created. */
const MAX_CALLED = 500;

/** Every query on the webhooks of households. */
@Injectable()
export class WebhookRepository {
  constructor(
    @InjectModel(WEBHOOKS) private readonly webhooks: Model<WebhookDocument>,
    private readonly directory: Directory,
  ) {}

  /** A page of the webhooks, newest first by default. Throws for an unknown field in filter or order. */
  async list(
    { groupId, householdId }: TenantScope,
    query: PageQuery,
  ): Promise<{ head: PageHead; documents: WebhookDocument[] }> {
    const selection = await directorySelection(this.directory, groupId, { query, selectable: SELECTABLE });
    return findPage(this.webhooks, { ...selection, filter: { householdId, ...selection.filter }, query });
  }

  find({ householdId }: HouseholdScope, id: string): Promise<WebhookDocument | null> {
    return this.webhooks.findOne({ _id: id, householdId }).lean<WebhookDocument>();
  }

  /** The enabled webhooks of a household. */
  findEnabled({ householdId }: HouseholdScope): Promise<WebhookDocument[]> {
    return this.webhooks.find({ householdId, enabled: true }).limit(MAX_CALLED).lean<WebhookDocument[]>();
  }

  /** The enabled webhooks of all households. */
  streamEnabled(): AsyncIterable<WebhookDocument> {
    return this.webhooks.find({ enabled: true }).sort({ _id: 1 }).lean<WebhookDocument>().cursor();
  }

  /** The number of webhooks of a household, without one. */
  countOthers({ householdId }: HouseholdScope, id: string): Promise<number> {
    return this.webhooks.countDocuments({ householdId, _id: { $ne: id } });
  }

  /** Stores a new webhook; an existing one is kept. */
  async insert({ groupId, householdId }: TenantScope, id: string, fields: WebhookFields): Promise<void> {
    const webhook = { _id: id, groupId, householdId, ...fields, lastDelivery: null };
    await storeUnlessDuplicate(() => this.webhooks.create(webhook));
  }

  /** Changes fields of a webhook; null when it does not exist. */
  update({ householdId }: HouseholdScope, id: string, fields: Partial<WebhookFields>): Promise<WebhookDocument | null> {
    const options = { returnDocument: 'after' } as const;
    return this.webhooks.findOneAndUpdate({ _id: id, householdId }, { $set: fields }, options).lean<WebhookDocument>();
  }

  /** Stores the outcome of a call, without changing `updatedAt`. */
  async saveDelivery(id: string, lastDelivery: WebhookDelivery): Promise<void> {
    await this.webhooks.updateOne({ _id: id }, { $set: { lastDelivery } }, { timestamps: false });
  }

  /** Deletes a webhook; null when it does not exist. */
  delete({ householdId }: HouseholdScope, id: string): Promise<WebhookDocument | null> {
    return this.webhooks.findOneAndDelete({ _id: id, householdId }).lean<WebhookDocument>();
  }

  /** Deletes all webhooks of a household or of a group. */
  async deleteOfTenant(tenant: DeletedTenant): Promise<void> {
    await this.webhooks.deleteMany(tenant);
  }
}

import { MealPlanErrors, type Actor, type PageHead, type PageQuery } from '@larder/contracts';
import type { Schema } from '@larder/query-filter';
import {
  type DeletedTenant,
  findPage,
  InjectModel,
  pageSelection,
  type Selectable,
  storeUnlessDuplicate,
} from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { MENUS, type MenuDocument } from './menu.schema.js';

/** The fields that menus may be filtered and ordered by. */
const SCHEMA: Schema = { menus: { id: 'uuid', name: 'text', createdAt: 'datetime', updatedAt: 'datetime' } };
const SELECTABLE: Selectable = { schema: SCHEMA, resource: 'menus', invalid: MealPlanErrors.invalidFilter };

export type MenuFields = Pick<MenuDocument, 'name' | 'items'>;

/** Every query on the menus of a household. */
@Injectable()
export class MenuRepository {
  constructor(@InjectModel(MENUS) private readonly menus: Model<MenuDocument>) {}

  find({ householdId }: Actor, id: string): Promise<MenuDocument | null> {
    return this.menus.findOne({ _id: id, householdId }).lean<MenuDocument>();
  }

  /** A page of the menus, newest first by default. Throws for an unknown field in filter or order. */
  list({ householdId }: Actor, query: PageQuery): Promise<{ head: PageHead; documents: MenuDocument[] }> {
    const { filter, order } = pageSelection(query, SELECTABLE);
    return findPage(this.menus, { filter: { ...filter, householdId }, order, query });
  }

  /** Stores a new menu; an existing one is kept. */
  async insert({ groupId, householdId }: Actor, id: string, fields: MenuFields): Promise<void> {
    await storeUnlessDuplicate(() => this.menus.create({ _id: id, groupId, householdId, ...fields }));
  }

  /** Updates a menu; null when it does not exist. */
  update({ householdId }: Actor, id: string, fields: Partial<MenuFields>): Promise<MenuDocument | null> {
    const options = { returnDocument: 'after' } as const;
    return this.menus.findOneAndUpdate({ _id: id, householdId }, { $set: fields }, options).lean<MenuDocument>();
  }

  /** Deletes a menu; null when it does not exist. */
  delete({ householdId }: Actor, id: string): Promise<MenuDocument | null> {
    return this.menus.findOneAndDelete({ _id: id, householdId }).lean<MenuDocument>();
  }

  /** Deletes all menus of a household or of a group. */
  async deleteOfTenant(tenant: DeletedTenant): Promise<void> {
    await this.menus.deleteMany(tenant);
  }
}

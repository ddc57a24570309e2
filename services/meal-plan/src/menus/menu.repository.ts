import type { Actor, PageHead, PageQuery } from '@larder/contracts';
import { parseOrderBy, type Schema } from '@larder/query-filter';
import { findPage, InjectModel } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { translatingErrors } from '../plan-entries/index.js';
import { MENUS, type MenuDocument } from './menu.schema.js';

/** What menus may be ordered by. */
const SCHEMA: Schema = { menus: { id: 'uuid', name: 'text', createdAt: 'datetime', updatedAt: 'datetime' } };
const RESOURCE = { schema: SCHEMA, resource: 'menus' };
const DUPLICATE_KEY = 11_000;

export type MenuFields = Pick<MenuDocument, 'name' | 'items'>;

/** Every query on the menus of a household. */
@Injectable()
export class MenuRepository {
  constructor(@InjectModel(MENUS) private readonly menus: Model<MenuDocument>) {}

  find({ householdId }: Actor, id: string): Promise<MenuDocument | null> {
    return this.menus.findOne({ _id: id, householdId }).lean<MenuDocument>();
  }

  /** A page of the menus, newest first by default. Throws for an order that menus do not have. */
  page({ householdId }: Actor, query: PageQuery): Promise<{ head: PageHead; documents: MenuDocument[] }> {
    const { orderBy, orderDirection: direction, orderByNullPosition } = query;
    const options = { ...RESOURCE, direction, nulls: orderByNullPosition ?? null };
    const order = translatingErrors(() => parseOrderBy(orderBy?.trim() || 'createdAt', options));
    return findPage(this.menus, { filter: { householdId }, order, query });
  }

  /** Stores a new menu; one that is there already stays. */
  async insert({ groupId, householdId }: Actor, id: string, fields: MenuFields): Promise<void> {
    try {
      await this.menus.create({ _id: id, groupId, householdId, ...fields });
    } catch (error) {
      if ((error as { code?: number }).code !== DUPLICATE_KEY) throw error;
    }
  }

  /** Changes a menu; null when there is none. */
  update({ householdId }: Actor, id: string, fields: Partial<MenuFields>): Promise<MenuDocument | null> {
    const options = { returnDocument: 'after' } as const;
    return this.menus.findOneAndUpdate({ _id: id, householdId }, { $set: fields }, options).lean<MenuDocument>();
  }

  /** Deletes a menu; null when there is none. */
  delete({ householdId }: Actor, id: string): Promise<MenuDocument | null> {
    return this.menus.findOneAndDelete({ _id: id, householdId }).lean<MenuDocument>();
  }

  /** Deletes everything of a household, or of a group. */
  async deleteAll(tenant: { householdId: string } | { groupId: string }): Promise<void> {
    await this.menus.deleteMany(tenant);
  }
}

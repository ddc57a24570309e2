import { ReadShoppingItems, type Actor } from '@larder/contracts';
import { ServiceClient } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { ChangedItems, LiveNotice } from './live-notice.js';

/** Most items that are sent; with more the browser reads the list. */
const MAX_ITEMS = 200;

/** The JSON of notices. */
@Injectable()
export class NoticeTexts {
  constructor(private readonly services: ServiceClient) {}

  /** The data of the event as JSON; the items of a list are read in their current state, on behalf of one receiver. */
  async of({ data, items }: LiveNotice, actor: Actor): Promise<string> {
    return JSON.stringify(items ? { ...data, ...(await this.read(String(data['listId']), items, actor)) } : data);
  }

  private async read(listId: string, { createdIds, updatedIds, deletedIds }: ChangedItems, actor: Actor) {
    const ids = [...createdIds, ...updatedIds];
    if (ids.length > MAX_ITEMS) return { createdItems: [], updatedItems: [], deletedIds, reload: true };
    const read = ids.length === 0 ? [] : await this.readOrNull(listId, ids, actor);
    if (!read) return { createdItems: [], updatedItems: [], deletedIds, reload: true };
    const created = new Set(createdIds);
    return {
      createdItems: read.filter(({ id }) => created.has(id)),
      updatedItems: read.filter(({ id }) => !created.has(id)),
      deletedIds,
      reload: false,
    };
  }

  private async readOrNull(listId: string, ids: string[], actor: Actor) {
    try {
      return await this.services.as(actor).request(ReadShoppingItems, { listId, ids });
    } catch {
      return null; // the browser reads the list itself
    }
  }
}

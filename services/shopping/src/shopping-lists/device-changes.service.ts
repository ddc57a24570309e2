import type { Actor, DeviceChange, DeviceChanges } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { ListWriter, NewItems } from '../items/index.js';
import { applyDeviceChanges, newChanges, withDevice, type PreparedChange } from '../list-rules/index.js';
import { ListAnswers } from './list-answers.js';

/** What devices made of a list, maybe without a connection. */
@Injectable()
export class DeviceChangesService {
  constructor(
    private readonly newItems: NewItems,
    private readonly writer: ListWriter,
    private readonly answers: ListAnswers,
  ) {}

  /** Applies the changes that are new of a device; those it sent before are acknowledged again. */
  async apply(actor: Actor, id: string, { deviceId, changes }: DeviceChanges) {
    const drafts = changes.flatMap(({ kind, itemId, item }) =>
      kind === 'create' && item ? { ...item, id: itemId, shoppingListId: id } : [],
    );
    const { items, catalogue, units } = await this.newItems.prepare(actor, drafts);
    const prepared = new Map(items.map(({ listId: _, ...item }) => [item.id, item]));
    let acknowledged = 0;
    const { list } = await this.writer.change(actor, id, {
      units,
      apply: (editor, { devices }) => {
        const { fresh, acknowledged: last } = newChanges(devices, deviceId, changes);
        acknowledged = last;
        if (fresh.length === 0) return;
        applyDeviceChanges(
          editor,
          fresh.map((change) => toPrepared(change, prepared.get(change.itemId))),
        );
        return { devices: withDevice(devices, { id: deviceId, sequence: acknowledged, seenAt: editor.now }) };
      },
    });
    return { list: await this.answers.list(actor, list, catalogue), acknowledged };
  }
}

function toPrepared({ item: _, at, ...change }: DeviceChange, item: PreparedChange['item']): PreparedChange {
  return { ...change, at: Date.parse(at), ...(item && { item }) };
}

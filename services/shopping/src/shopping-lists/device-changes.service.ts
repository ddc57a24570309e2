import type { Actor, AppliedDeviceChanges, DeviceChange, DeviceChanges } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { ExistingItems, ItemPresenter, ListWriter, NewItems } from '../items/index.js';
import { applyDeviceChanges, newChanges, withDevice, type PreparedChange } from '../list-rules/index.js';
import { ListPresenter } from './list-presenter.js';

/** Changes of lists by devices, possibly made offline. */
@Injectable()
export class DeviceChangesService {
  constructor(
    private readonly newItems: NewItems,
    private readonly existing: ExistingItems,
    private readonly writer: ListWriter,
    private readonly answers: ListPresenter,
    private readonly items: ItemPresenter,
  ) {}

  /** Applies the new changes of a device; changes that were applied before are acknowledged again. */
  async apply(actor: Actor, id: string, { deviceId, revision, changes }: DeviceChanges): Promise<AppliedDeviceChanges> {
    const drafts = changes.flatMap(({ kind, itemId, item }) =>
      kind === 'create' && item ? { ...item, id: itemId, shoppingListId: id } : [],
    );
    const allUnits = changes.some(mayBecomeEqual);
    const [{ items, catalogue, units }, moved] = await Promise.all([
      this.newItems.prepare(actor, drafts, { allUnits }),
      this.existing.onOtherLists(actor, drafts),
    ]);
    const prepared = new Map(items.map(({ listId: _, ...item }) => [item.id, item]));
    for (const { updated } of moved) for (const { id: itemId } of updated) prepared.delete(itemId);
    let acknowledged = 0;
    let before = 0;
    const changed = await this.writer.change(actor, id, {
      units,
      apply: (editor, { devices, revision: current }) => {
        before = current;
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
    const outcome = { acknowledged, revision: changed.list.revision };
    if (revision === before)
      return { ...outcome, list: null, items: await this.items.toChanges(actor, [changed], catalogue) };
    return { ...outcome, list: await this.answers.toList(actor, changed.list, catalogue), items: null };
  }
}

/** Whether an item may become the same as an open one with another unit. */
function mayBecomeEqual({ fields }: DeviceChange): boolean {
  return fields?.checked === false || Boolean(fields?.foodId) || Boolean(fields?.unitId);
}

function toPrepared({ item: _, at, ...change }: DeviceChange, item: PreparedChange['item']): PreparedChange {
  return { ...change, at: Date.parse(at), ...(item && { item }) };
}

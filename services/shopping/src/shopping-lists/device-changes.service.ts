import { Json, type Actor, type AppliedDeviceChanges, type DeviceChange, type DeviceChanges } from '@larder/contracts';
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
    private readonly listPresenter: ListPresenter,
    private readonly itemPresenter: ItemPresenter,
  ) {}

  /** Applies the new changes of a device; changes that were applied before are acknowledged again. */
  async apply(
    actor: Actor,
    id: string,
    { deviceId, revision, changes }: DeviceChanges,
  ): Promise<AppliedDeviceChanges | Json> {
    const { createdItems, catalogue, units } = await this.prepare(actor, id, changes);
    let acknowledged = 0;
    let revisionBefore = 0;
    const changed = await this.writer.change(actor, id, {
      units,
      apply: (editor, list) => {
        revisionBefore = list.revision;
        const { fresh, acknowledged: last } = newChanges(list.devices, deviceId, changes);
        acknowledged = last;
        if (fresh.length === 0) return;
        applyDeviceChanges(
          editor,
          fresh.map((change) => toPrepared(change, createdItems.get(change.itemId))),
        );
        return { devices: withDevice(list.devices, { id: deviceId, sequence: last, seenAt: editor.now }) };
      },
    });
    const reply = { acknowledged, revision: changed.list.revision };
    // A device that knew the state before its changes only needs the changed items.
    return revision === revisionBefore
      ? { ...reply, list: null, items: await this.itemPresenter.toChanges(actor, [changed], catalogue) }
      : Json.object({ ...reply, list: await this.listPresenter.toText(actor, changed.list, catalogue), items: null });
  }

  /** The stored forms of the created items by id, without items that are on another list by now. */
  private async prepare(actor: Actor, listId: string, changes: readonly DeviceChange[]) {
    const drafts = changes.flatMap(({ kind, itemId, item }) =>
      kind === 'create' && item ? { ...item, id: itemId, shoppingListId: listId } : [],
    );
    const [{ items, catalogue, units }, moved] = await Promise.all([
      this.newItems.prepare(actor, drafts, { allUnits: changes.some(mayBecomeEqual) }),
      this.existing.findOnOtherLists(actor, drafts),
    ]);
    const movedIds = new Set(moved.flatMap(({ updated }) => updated.map(({ id }) => id)));
    const created = items.flatMap(({ listId: _, ...item }) => (movedIds.has(item.id) ? [] : item));
    return { createdItems: new Map(created.map((item) => [item.id, item])), catalogue, units };
  }
}

/** Whether an item may become equal to an unchecked one with another unit. */
function mayBecomeEqual({ fields }: DeviceChange): boolean {
  return fields?.checked === false || Boolean(fields?.foodId) || Boolean(fields?.unitId);
}

function toPrepared({ item: _, at, ...change }: DeviceChange, item: PreparedChange['item']): PreparedChange {
  return { ...change, at: Date.parse(at), ...(item && { item }) };
}

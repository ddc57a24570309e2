import type { Actor, DeviceChange, DeviceChanges } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { ListWriter, NewItems } from '../items/index.js';
import { applyDeviceChanges, type PreparedChange } from '../list-rules/index.js';
import type { ShoppingListDocument } from '../list-store/index.js';
import { ListAnswers } from './list-answers.js';

const MAX_DEVICES = 200;

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
        const last = devices.find((each) => each.id === deviceId)?.sequence ?? 0;
        const fresh = changes.filter(({ sequence }) => sequence > last);
        acknowledged = Math.max(last, ...fresh.map(({ sequence }) => sequence));
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

type Devices = ShoppingListDocument['devices'];

/** The latest devices; one that was not seen for long may send its last changes twice. */
function withDevice(devices: Devices, device: Devices[number]): Devices {
  return [...devices.filter(({ id }) => id !== device.id), device].slice(-MAX_DEVICES);
}

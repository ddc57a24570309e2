import {
  applyDeviceChanges,
  ListEditor,
  newChanges,
  withDevice,
} from '../../services/shopping/src/list-rules/index.js';
import type { Item, DeviceRecord, ListState } from '../../services/shopping/src/list-rules/index.js';
import type { ShoppingListOut } from '@larder/contracts';
import type { LocalChange } from '../../web/src/entities/shopping/local-changes/local-change.js';

/** The shopping service without network and database: its own rules, one change after another. */
export class SimulatedServer {
  state: ListState = { items: [], recipeReferences: [], deletedItems: [] };
  revision = 0;
  private devices: DeviceRecord[] = [];

  /** The behavior of `POST …/changes`. */
  apply(changes: readonly LocalChange[], now: Date): { list: ShoppingListOut; acknowledged: number } {
    const deviceId = changes[0]?.deviceId ?? '';
    const { fresh, acknowledged } = newChanges(this.devices, deviceId, changes);
    if (fresh.length > 0) {
      const editor = new ListEditor(this.state, { units: new Map() as never, now });
      applyDeviceChanges(
        editor,
        fresh.map((change) => ({
          sequence: change.sequence,
          at: Date.parse(change.at),
          kind: change.kind,
          itemId: change.itemId,
          ...(change.kind === 'create' && { item: newItem(change.itemId, change.item, now) }),
          ...(change.kind === 'update' && {
            ...(change.fields && { fields: change.fields }),
            ...(change.quantity && { quantityDifference: change.quantity.difference }),
          }),
        })),
      );
      this.state = editor.finish().list;
      this.devices = withDevice(this.devices, { id: deviceId, sequence: acknowledged, seenAt: now });
      this.revision += 1;
    }
    return { list: this.read(), acknowledged };
  }

  read(): ShoppingListOut {
    const listItems = this.state.items.map((item) => ({ ...item, display: item.note, label: null, food: null }));
    return { id: 'list', revision: this.revision, listItems } as unknown as ShoppingListOut;
  }

  /** The current item of an id. */
  resolve(id: string): Item | undefined {
    return new ListEditor(this.state, { units: new Map() as never }).resolve(id);
  }
}

function newItem(id: string, item: { note?: string; quantity?: number }, now: Date): Item {
  return {
    id,
    checked: false,
    position: 0,
    quantity: item.quantity ?? 0,
    note: item.note ?? '',
    isFood: false,
    foodId: null,
    unitId: null,
    labelId: null,
    extras: [],
    recipeReferences: [],
    createdAt: now,
    updatedAt: now,
  };
}

import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Api } from '../support/api.js';

interface ListItem {
  id: string;
  checked: boolean;
  note: string;
}

const PAUSE_MS = 20;

/** A phone that adds and checks items repeatedly, and records what the server has acknowledged. */
export class ShoppingPhone {
  /** The ids of items whose check was acknowledged. */
  readonly acknowledged: string[] = [];
  private readonly deviceId = randomUUID();
  private readonly path: string;
  private sequence = 0;
  private isRunning = true;

  /** `api` must have a timeout. */
  constructor(
    private readonly api: Api,
    listId: string,
  ) {
    this.path = `/api/households/shopping/lists/${listId}`;
  }

  /** Adds and checks items until `stop`; unacknowledged changes are sent again with the same sequence numbers. */
  async run(): Promise<void> {
    while (this.isRunning) {
      const itemId = randomUUID();
      const at = new Date().toISOString();
      const changes = [
        { sequence: (this.sequence += 1), at, kind: 'create', itemId, item: { note: `Item ${itemId}` } },
        { sequence: (this.sequence += 1), at, kind: 'update', itemId, fields: { checked: true } },
      ];
      while (this.isRunning && !(await this.send(changes))) await pause(PAUSE_MS);
      if (this.isRunning) this.acknowledged.push(itemId);
    }
  }

  stop(): void {
    this.isRunning = false;
  }

  /** Acknowledged changes that the server does not have, and duplicate items. */
  async faults(): Promise<{ lost: string[]; twice: string[] }> {
    const { listItems } = (await this.api.get(this.path)).body as { listItems: ListItem[] };
    const checked = new Set(listItems.filter((item) => item.checked).map(({ id }) => id));
    const notes = listItems.map(({ note }) => note);
    return {
      lost: this.acknowledged.filter((id) => !checked.has(id)),
      twice: notes.filter((note, index) => notes.indexOf(note) !== index),
    };
  }

  private async send(changes: object[]): Promise<boolean> {
    const last = this.sequence;
    try {
      const { status, body } = await this.api.post(`${this.path}/changes`, { deviceId: this.deviceId, changes });
      return status < 300 && (body as { acknowledged: number }).acknowledged >= last;
    } catch {
      return false; // the connection broke: the outcome is unknown
    }
  }
}

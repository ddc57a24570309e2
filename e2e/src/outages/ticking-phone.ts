import { randomUUID } from 'node:crypto';

interface Applied {
  acknowledged: number;
}
interface ListItem {
  id: string;
  checked: boolean;
  note: string;
}

const ANSWER_WITHIN_MS = 20_000;
const PAUSE_MS = 20;

/** A phone that adds and checks items repeatedly, and records what the server has acknowledged. */
export class TickingPhone {
  readonly acknowledged: string[] = [];
  private readonly deviceId = randomUUID();
  private sequence = 0;
  private isShopping = true;

  constructor(
    private readonly url: string,
    private readonly token: string,
    private readonly listId: string,
  ) {}

  /** Checks items until `goHome` is called; unacknowledged changes are sent again with the same sequence numbers. */
  async shop(): Promise<void> {
    while (this.isShopping) {
      const itemId = randomUUID();
      const at = new Date().toISOString();
      const changes = [
        { sequence: (this.sequence += 1), at, kind: 'create', itemId, item: { note: `Item ${itemId}` } },
        { sequence: (this.sequence += 1), at, kind: 'update', itemId, fields: { checked: true } },
      ];
      while (this.isShopping && !(await this.send(changes))) await new Promise((done) => setTimeout(done, PAUSE_MS));
      if (this.isShopping) this.acknowledged.push(itemId);
    }
  }

  goHome(): void {
    this.isShopping = false;
  }

  /** Acknowledged changes that the server does not have, and duplicate items. */
  async faults(): Promise<{ lost: string[]; twice: string[] }> {
    const answer = await this.request('GET', `/api/households/shopping/lists/${this.listId}`);
    const { listItems } = (await answer.json()) as { listItems: ListItem[] };
    const checked = new Map(listItems.filter((item) => item.checked).map(({ id, note }) => [id, note]));
    const notes = listItems.map(({ note }) => note);
    return {
      lost: this.acknowledged.filter((id) => !checked.has(id)),
      twice: notes.filter((note, index) => notes.indexOf(note) !== index),
    };
  }

  private async send(changes: object[]): Promise<boolean> {
    const last = this.sequence;
    const path = `/api/households/shopping/lists/${this.listId}/changes`;
    try {
      const answer = await this.request('POST', path, { deviceId: this.deviceId, changes });
      return answer.ok && ((await answer.json()) as Applied).acknowledged >= last;
    } catch {
      return false; // the connection broke: the outcome is unknown
    }
  }

  private request(method: string, path: string, body?: object): Promise<Response> {
    return fetch(`${this.url}${path}`, {
      method,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      headers: { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  }
}

import { request, type ClientRequest } from 'node:http';

/** The revision of a list that a live update announces. */
interface ListChange {
  listId: string;
  revision?: number;
}

/** The live updates of one browser: the time at which each revision of a list arrived. */
export class ListeningBrowser {
  private readonly seen = new Map<string, number>();
  private readonly waiting = new Map<string, (at: number) => void>();
  private rest = '';
  private call: ClientRequest | undefined;

  /** Resolves when the server has sent the first event. */
  async open(url: string, token: string): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.call = request(new URL('/api/households/live', url), {
        headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
      });
      this.call.on('error', reject);
      this.call.on('response', (response) => {
        if (response.statusCode !== 200) return reject(new Error(`Live updates answered ${response.statusCode}.`));
        response.setEncoding('utf8');
        response.on('data', (text: string) => {
          resolve();
          this.read(text);
        });
        response.on('error', () => undefined); // closed at the end
      });
      this.call.end();
    });
  }

  /** The time at which this browser received a revision; null when it has not within the timeout. */
  async sees(listId: string, revision: number, withinMs: number): Promise<number | null> {
    const key = `${listId}/${revision}`;
    const at = this.seen.get(key);
    if (at !== undefined) return at;
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(null), withinMs);
      this.waiting.set(key, (then) => {
        clearTimeout(timer);
        resolve(then);
      });
    });
  }

  close(): void {
    this.call?.destroy();
  }

  private read(text: string): void {
    const now = performance.now();
    const events = (this.rest + text).split('\n\n');
    this.rest = events.pop() ?? '';
    for (const event of events) {
      if (!event.includes('event: shopping-list')) continue;
      const data = /^data: (.*)$/m.exec(event)?.[1];
      if (!data) continue;
      const { listId, revision } = JSON.parse(data) as ListChange;
      const key = `${listId}/${revision}`;
      this.seen.set(key, now);
      this.waiting.get(key)?.(now);
    }
  }
}

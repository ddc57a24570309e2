import { waitUntil } from '@larder/testing';
import type { ApiResponse, Api } from '../support/api.js';

/** A response that shows how often a record was changed. */
interface CountedResponse {
  path: string;
  countIn: (body: unknown) => number;
}

interface CachedCount {
  etag: string;
  count: number;
}

/** Longer than the writes of a process that another test has killed make responses uncacheable. */
const LONGEST_MS = 240_000;
/** Changes between two pauses. */
const CHANGES = 8;

/**
 * A record that is changed via any gateway, while clients of any gateway revalidate their cached responses and compare
 * them with the changes that were confirmed before they asked.
 */
export class ChangingRecord {
  /** What clients were shown although a later change had been confirmed. */
  readonly stale: string[] = [];
  /** The number of responses that were not sent again. */
  notModified = 0;
  private confirmed = 0;
  private isRunning = true;
  private readonly clients: Promise<void>[];

  constructor(
    private readonly gateways: readonly Api[],
    responses: readonly CountedResponse[],
    private readonly change: (api: Api, count: number) => Promise<ApiResponse>,
  ) {
    this.clients = responses.flatMap((response) => [this.revalidate(response, 0), this.revalidate(response, 1)]);
  }

  /** Several changes via alternating gateways; one that fails may have been made. */
  async changeOften(): Promise<void> {
    for (let changes = 0; changes < CHANGES; changes += 1) {
      const count = this.confirmed + 1;
      const { status } = await this.change(this.gatewayOf(changes), count).catch(() => ({ status: 0 }));
      if (status >= 200 && status < 300) this.confirmed = count;
    }
  }

  /** Resolves when unchanged responses are not sent again. */
  async untilNotModified(): Promise<void> {
    const before = this.notModified;
    await waitUntil(() => this.notModified > before + 10, { withinMs: LONGEST_MS, what: 'unchanged responses' });
  }

  async stop(): Promise<void> {
    this.isRunning = false;
    await Promise.all(this.clients);
  }

  private async revalidate({ path, countIn }: CountedResponse, client: number): Promise<void> {
    let cached: CachedCount | undefined;
    for (let turn = client; this.isRunning; turn += 1) {
      const { confirmed } = this;
      const headers: Record<string, string> = cached ? { 'if-none-match': cached.etag } : {};
      const response = await this.gatewayOf(turn)
        .get(path, headers)
        .catch(() => undefined);
      // Clients of a gateway or service that was killed try again.
      if (!response || response.status >= 500) continue;
      if (response.status === 304) this.notModified += 1;
      else cached = { etag: response.headers.get('etag') ?? '"none"', count: countIn(response.body) };
      const count = cached?.count ?? -1;
      if (count < confirmed) this.stale.push(`${path}: ${count} by ${response.status}, but ${confirmed} was confirmed`);
    }
  }

  private gatewayOf(turn: number): Api {
    return this.gateways[turn % this.gateways.length] as Api; // there are two
  }
}

import { ForeignSite } from '@larder/testing';
import { parseAllowlist } from '../../src/egress/policy/allowlist.js';
import { EgressClient, type EgressSettings } from '../../src/egress/egress-client.js';

export const MB = 1024 * 1024;
/** Default options of a fetch. */
export const page = { resourceType: 'page', maxBytes: MB } as const;

/** An external site, and clients that may or may not connect to it. */
export class EgressFixture {
  private readonly clients: EgressClient[] = [];

  private constructor(readonly site: ForeignSite) {}

  static async open(): Promise<EgressFixture> {
    return new EgressFixture(await ForeignSite.open());
  }

  async close(): Promise<void> {
    this.clients.forEach((each) => each.onApplicationShutdown());
    await this.site.close();
  }

  /** A client that may connect to this machine. */
  client(settings: Partial<EgressSettings> = {}): EgressClient {
    const created = new EgressClient({
      allowlist: parseAllowlist(['localhost', '127.0.0.1', 'other.example']),
      userAgent: 'Browser/1.0',
      totalTimeoutMs: 60_000,
      idleTimeoutMs: 60_000,
      ...settings,
    });
    this.clients.push(created);
    return created;
  }

  /** A client for public addresses only, the product's default. */
  strict(settings: Partial<EgressSettings> = {}): EgressClient {
    return this.client({ allowlist: parseAllowlist([]), ...settings });
  }
}

/** Matches an `EgressError` of this kind. */
export function failure(kind: string): Error {
  return expect.objectContaining({ name: 'EgressError', failure: kind }) as Error;
}

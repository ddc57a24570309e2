import type { Actor } from '@larder/contracts';
import {
  currentPart,
  dataVersionsMessage,
  InProcessServices,
  KeyedBatches,
  MAX_GROUPS,
  runInPart,
  ServiceClient,
} from '@larder/service-kit';
import { Injectable } from '@nestjs/common';

type VersionsMessage = ReturnType<typeof dataVersionsMessage>;

/** How long no request is sent to a service that did not respond, in milliseconds. */
const PAUSE_MS = 5_000;

/**
 * The versions of the data that responses depend on: equal versions mean equal data. In one process with its own
 * databases they are in memory, otherwise the services read them from their databases (docs/decisions/0042).
 */
@Injectable()
export class DataVersions {
  private readonly batches = new KeyedBatches<string, string | null>(
    (groupIds, _state, service) => this.readBatch(service, groupIds),
    MAX_GROUPS,
  );
  private readonly messages = new Map<string, VersionsMessage>();
  /** When requests may be sent again to the services that did not respond. */
  private readonly pausedUntil = new Map<string, number>();

  constructor(
    private readonly local: InProcessServices,
    private readonly services: ServiceClient,
  ) {}

  /** The common version of the data of these services for an actor, as of now; null while one has none. */
  current(services: readonly string[], actor: Actor | null): string | null | Promise<string | null> {
    if (this.local.ownsDatabases) return this.local.databaseVersion(services);
    return actor && this.readAll(services, actor.groupId);
  }

  private async readAll(services: readonly string[], groupId: string): Promise<string | null> {
    const versions = await Promise.all(services.map((service) => this.batches.run(service, groupId)));
    return versions.includes(null) ? null : JSON.stringify(versions);
  }

  /** In no request: others wait for the batch, too. */
  private async readBatch(service: string, groupIds: string[]) {
    const versions = await runInPart(currentPart(), () => this.request(service, groupIds));
    return { outcomes: versions.map((value) => ({ status: 'fulfilled', value }) as const) };
  }

  private async request(service: string, groupIds: string[]): Promise<(string | null)[]> {
    const none = groupIds.map(() => null);
    if (performance.now() < (this.pausedUntil.get(service) ?? 0)) return none;
    try {
      return (await this.services.as(null).request(this.messageOf(service), { groupIds })).versions;
    } catch {
      // Its replicas may be of an earlier version, or unavailable; the response itself is requested next.
      this.pausedUntil.set(service, performance.now() + PAUSE_MS);
      return none;
    }
  }

  private messageOf(service: string): VersionsMessage {
    const message = this.messages.get(service) ?? dataVersionsMessage(service);
    this.messages.set(service, message);
    return message;
  }
}

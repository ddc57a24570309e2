import {
  jetstream,
  jetstreamManager,
  type JetStreamClient,
  type JetStreamManager,
  type StreamConfig,
  type StreamState,
} from '@nats-io/jetstream';
import { errors, nanos, type NatsConnection } from '@nats-io/transport-node';
import { connectionMonitorOf, type ConnectionMonitor } from '../nats/connection-monitor.js';
import { allEvents } from '../nats/subjects.js';

const DAY_MS = 86_400_000;
/** Retention of events for a disconnected listener, in milliseconds. */
const RETENTION_MS = 7 * DAY_MS;
/** The window in which the server discards duplicates, in milliseconds. */
const DUPLICATE_WINDOW_MS = 300_000;

/** The durable stream of a namespace's events, created by the first application that starts. */
export class EventStream {
  readonly js: JetStreamClient;
  readonly name: string;
  readonly connection: ConnectionMonitor;
  private manager: Promise<JetStreamManager> | undefined;

  constructor(
    private readonly nats: NatsConnection,
    readonly namespace: string,
    private readonly replicas: number,
  ) {
    this.js = jetstream(nats);
    this.connection = connectionMonitorOf(nats);
    this.name = `${namespace}-events`;
  }

  /** Returns the manager; creates the stream if necessary. */
  async ready(): Promise<JetStreamManager> {
    this.manager ??= this.create().catch((error: unknown) => {
      this.manager = undefined;
      throw error;
    });
    return this.manager;
  }

  /** Makes the next `ready` check again whether the stream exists: its server may have lost it. */
  recheck(): void {
    this.manager = undefined;
  }

  /** The state of the stream, with the numbers of its first and last event. */
  async state(): Promise<StreamState> {
    const { state } = await (await this.ready()).streams.info(this.name);
    return state;
  }

  private async create(): Promise<JetStreamManager> {
    const manager = await jetstreamManager(this.nats);
    const existing = await manager.streams.info(this.name).catch(() => undefined);
    if (!existing) await this.add(manager);
    else if (existing.config.num_replicas !== this.replicas) await this.changeReplicas(manager);
    return manager;
  }

  /** Changes the number of replicas. With a NATS user per service only one service may do this; either number works. */
  private async changeReplicas(manager: JetStreamManager): Promise<void> {
    try {
      await manager.streams.update(this.name, { num_replicas: this.replicas });
    } catch (error) {
      if (!isForbidden(error)) throw error;
    }
  }

  private async add(manager: JetStreamManager): Promise<void> {
    try {
      await manager.streams.add(this.config());
    } catch (error) {
      // Another application has created it.
      await manager.streams.info(this.name).catch(() => {
        throw error;
      });
    }
  }

  private config(): Partial<StreamConfig> & { name: string } {
    return {
      name: this.name,
      subjects: [allEvents(this.namespace)],
      storage: 'file',
      retention: 'limits',
      discard: 'old',
      max_age: nanos(RETENTION_MS),
      duplicate_window: nanos(DUPLICATE_WINDOW_MS),
      num_replicas: this.replicas,
    };
  }
}

function isForbidden(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof errors.PermissionViolationError;
}

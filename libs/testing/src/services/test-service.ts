import type {
  Actor,
  DirectoryEntry,
  DomainEvent,
  FactOf,
  Batch,
  ItemOf,
  Json,
  Message,
  PayloadOf,
  ReplyOf,
  RequestOf,
  Stream,
} from '@larder/contracts';
import {
  announce,
  CONNECTION,
  Directory,
  EventStream,
  NATS,
  Outbox,
  publishEntries,
  ServiceClient,
  type CallerClient,
  type Collection,
  type Connection,
  type Environment,
  type EventScope,
  type RunningService,
  type ServiceDefinition,
} from '@larder/service-kit';
import type { NatsConnection } from '@nats-io/transport-node';
import { clearNamespace } from './clear-namespace.js';
import { directoryEntriesOf } from '../actors/directory-entries.js';
import { fakeService } from './fake-service.js';
import { PublishedEvents, type WaitFor } from './published-events.js';

/** A started service with its own namespace, and helpers for tests. */
export interface TestService extends RunningService {
  readonly namespace: string;
  readonly env: Environment & { NAMESPACE: string };
  readonly eventually: {
    /** Waits for published events of a kind. */
    published<E extends DomainEvent>(event: E, wait?: WaitFor<E>): Promise<PayloadOf<E>[]>;
  };
  /** A client that sends requests as an actor to this service, or any other service of the namespace. */
  as(actor: Actor | null): CallerClient;
  /** The received events of a kind; complete after `settled()`. */
  published<E extends DomainEvent>(event: E): PayloadOf<E>[];
  /** Resolves when the events of all writes so far have been published and received. */
  settled(): Promise<void>;
  /** Publishes an event in place of another service. */
  publish<E extends DomainEvent>(event: E, fact: FactOf<E>, scope?: EventScope): Promise<PayloadOf<E>>;
  /** Replies to a message in place of the service that owns it. */
  fakeReply<M extends Message>(
    message: M,
    handler: (request: RequestOf<M>) => ReplyOf<M> | Promise<ReplyOf<M>>,
  ): Promise<void>;
  /** Replies to a stream request in place of the service that owns it. */
  fakeStream<S extends Stream>(
    stream: S,
    handler: (request: RequestOf<S>) => AsyncIterable<ItemOf<S> | Json | Batch<ItemOf<S> | Json>>,
  ): Promise<void>;
  /** Stores actors with their households and groups, or directory entries, in the service's directory. */
  addToDirectory(...subjects: (Actor | DirectoryEntry)[]): Promise<void>;
  /** A collection of the service's database, for records that requests cannot write or read. */
  collection<Doc extends { _id: unknown } = StoredId>(name: string): Collection<Doc>;
  /** Starts another replica in the same namespace; `stop` also stops it. */
  replica(): Promise<RunningService>;
  /** Starts the service with the data of an older version: the migrations after `migration` run again. */
  upgradeFrom(migration: number): Promise<void>;
}

/** All ids are texts, also where the driver expects an `ObjectId`. */
interface StoredId {
  _id: string;
}
type Replica = () => Promise<RunningService>;

export class StartedTestService implements TestService {
  readonly name: string;
  readonly namespace: string;
  readonly eventually: TestService['eventually'];
  private readonly events: PublishedEvents;
  private readonly startedLater: { stop(): Promise<void> }[] = [];
  private readonly nats: NatsConnection;
  private stopping: Promise<void> | undefined;

  constructor(
    private readonly definition: ServiceDefinition,
    readonly env: Environment & { NAMESPACE: string },
    private readonly service: RunningService,
    private readonly startReplica: Replica,
  ) {
    this.name = service.name;
    this.namespace = env.NAMESPACE;
    this.nats = this.get<NatsConnection>(NATS);
    this.events = new PublishedEvents(this.nats, this.namespace);
    this.eventually = { published: (event, wait) => this.events.next(event, wait) };
  }

  get: RunningService['get'] = (token) => this.service.get(token);

  ready() {
    return this.service.ready();
  }

  abandon(cause?: unknown): Promise<void> {
    return this.service.abandon(cause);
  }

  as(actor: Actor | null): CallerClient {
    return this.get(ServiceClient).as(actor);
  }

  published<E extends DomainEvent>(event: E): PayloadOf<E>[] {
    return this.events.of(event);
  }

  async settled(): Promise<void> {
    await this.get(Outbox).waitUntilIdle();
    await this.nats.flush();
  }

  async publish<E extends DomainEvent>(event: E, fact: FactOf<E>, scope: EventScope = {}): Promise<PayloadOf<E>> {
    const entry = announce(event, fact, scope);
    const { error } = await publishEntries(this.get(EventStream), [entry]);
    if (error) throw error as Error;
    return JSON.parse(entry.json) as PayloadOf<E>;
  }

  async fakeReply<M extends Message>(
    message: M,
    handler: (request: RequestOf<M>) => ReplyOf<M> | Promise<ReplyOf<M>>,
  ): Promise<void> {
    await this.startFake(message, async (request) => handler(request as RequestOf<M>));
  }

  async fakeStream<S extends Stream>(
    stream: S,
    handler: (request: RequestOf<S>) => AsyncIterable<ItemOf<S> | Json | Batch<ItemOf<S> | Json>>,
  ): Promise<void> {
    await this.startFake(stream, (request) => Promise.resolve(handler(request as RequestOf<S>)));
  }

  async addToDirectory(...subjects: (Actor | DirectoryEntry)[]): Promise<void> {
    const entries = subjects.flatMap((each) => ('kind' in each ? [each] : directoryEntriesOf(each)));
    for (const entry of entries) await this.get(Directory).save(entry);
  }

  collection<Doc extends { _id: unknown } = StoredId>(name: string): Collection<Doc> {
    return this.get<Connection>(CONNECTION).collection<Doc>(name);
  }

  async replica(): Promise<RunningService> {
    const replica = await this.startReplica();
    this.startedLater.push(replica);
    return replica;
  }

  async upgradeFrom(migration: number): Promise<void> {
    await this.collection<{ _id: number }>('migrations').deleteMany({ _id: { $gt: migration } });
    await (await this.startReplica()).stop();
  }

  stop(): Promise<void> {
    this.stopping ??= this.close();
    return this.stopping;
  }

  private async startFake(definition: Message | Stream, handle: (request: unknown) => Promise<unknown>): Promise<void> {
    this.startedLater.push(await fakeService({ definition, handle, nats: this.nats, namespace: this.namespace }));
  }

  private async close(): Promise<void> {
    await Promise.all(this.startedLater.map((each) => each.stop()));
    await this.service.stop();
    await clearNamespace(this.env, this.definition.name);
  }
}

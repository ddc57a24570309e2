import { durableName } from '@larder/service-kit/durable-name';
import type { Application } from './sources.js';
import type { Usage } from './usage.js';

/** The subjects that a user of the message server may use. `deny` wins over `allow`. */
export interface Permissions {
  publish: { allow: string[]; deny: string[] };
  subscribe: { allow: string[] };
}

/** The only service that may change the number of replicas of the event stream. */
const STREAM_OWNER = 'identity';

/** The permissions of each application's user in the installation of that namespace, by the application's name. */
export function permissionsOf(applications: readonly Application[], namespace: string): Map<string, Permissions> {
  const entries = applications.map((each) => {
    const others = applications.filter((other) => other !== each).flatMap(durablesOf);
    return [each.name, new UserPermissions(each, namespace).all(others)] as const;
  });
  return new Map(entries);
}

function durablesOf({ name, usage }: Application): string[] {
  return [...usage.listensTo].map((event) => durableName(name, event));
}

/** The permissions of one application. */
class UserPermissions {
  private readonly name: string;
  private readonly usage: Usage;
  private readonly stream: string;

  constructor(
    application: Application,
    private readonly namespace: string,
  ) {
    this.name = application.name;
    this.usage = application.usage;
    this.stream = `${namespace}-events`;
  }

  /** All permissions. `others` are the consumers of other services, which a follower's wildcard must not include. */
  all(others: readonly string[]): Permissions {
    const deny = this.usage.follows.size > 0 ? others.flatMap((durable) => this.consumerApi(durable)) : [];
    const allow = [...this.requests(), ...this.answers(), ...this.events()];
    return {
      publish: { allow: sortSubjects(allow), deny: sortSubjects(deny) },
      subscribe: { allow: sortSubjects(this.subscribedSubjects()) },
    };
  }

  private inNamespace(subject: string): string {
    return `${this.namespace}.${subject}`;
  }

  private requests(): string[] {
    const controls = [...this.usage.readsStreamsOf].map((service) => `control.${service}.*`);
    return [...this.usage.requests, ...controls].map((subject) => this.inNamespace(subject));
  }

  /** A service replies to any application, but only as itself. */
  private answers(): string[] {
    return this.name === 'gateway' ? [] : [this.inNamespace(`reply.*.*.${this.name}.*`)];
  }

  private events(): string[] {
    const { publishes, sends, listensTo, follows } = this.usage;
    const published = [...publishes].map((event) => this.inNamespace(`event.${event}`));
    const broadcasts = [...sends].map((broadcast) => this.inNamespace(`broadcast.${broadcast}`));
    const usesStream = publishes.size + listensTo.size + follows.size > 0;
    const consumed = [...[...listensTo].flatMap((event) => this.consumerOf(event)), ...this.followerConsumers()];
    return [...published, ...broadcasts, ...(usesStream ? this.streamApi() : []), ...consumed];
  }

  private streamApi(): string[] {
    const verbs = ['INFO', 'CREATE', ...(this.name === STREAM_OWNER ? ['UPDATE'] : [])];
    return ['$JS.API.INFO', ...verbs.map((verb) => `$JS.API.STREAM.${verb}.${this.stream}`)];
  }

  private consumerOf(event: string): string[] {
    const durable = durableName(this.name, event);
    return [
      `$JS.API.CONSUMER.INFO.${this.stream}.${durable}`,
      `$JS.API.CONSUMER.CREATE.${this.stream}.${durable}.${this.inNamespace(`event.${event}`)}`,
      `$JS.API.CONSUMER.MSG.NEXT.${this.stream}.${durable}`,
      `$JS.ACK.${this.stream}.${durable}.>`,
    ];
  }

  /** Each replica creates consumers with unpredictable names. */
  private followerConsumers(): string[] {
    if (this.usage.follows.size === 0) return [];
    const created = [...this.usage.follows].map((event) => this.inNamespace(`event.${event}`));
    return [
      ...created.map((subject) => `$JS.API.CONSUMER.CREATE.${this.stream}.*.${subject}`),
      ...['INFO', 'DELETE', 'MSG.NEXT'].map((verb) => `$JS.API.CONSUMER.${verb}.${this.stream}.*`),
    ];
  }

  private consumerApi(durable: string): string[] {
    const verbs = ['INFO', 'DELETE', 'MSG.NEXT'].map((verb) => `$JS.API.CONSUMER.${verb}.${this.stream}.${durable}`);
    return [...verbs, `$JS.API.CONSUMER.CREATE.${this.stream}.${durable}.>`];
  }

  private subscribedSubjects(): string[] {
    const { observes, receives } = this.usage;
    const own = [`reply.${this.name}.>`, `inbox.${this.name}.>`];
    const served = this.name === 'gateway' ? [] : [`${this.name}.>`, `control.${this.name}.*`];
    const events = [...observes].map((event) => `event.${event}`);
    const broadcasts = [...receives].map((broadcast) => `broadcast.${broadcast}`);
    return [...own, ...served, ...events, ...broadcasts].map((subject) => this.inNamespace(subject));
  }
}

function sortSubjects(subjects: readonly string[]): string[] {
  return [...new Set(subjects)].sort();
}

import { durableName } from '@larder/service-kit/durable-name';
import type { Application } from './sources.js';
import type { Usage } from './usage.js';

/** The subjects that a user of the message server may use. `deny` wins over `allow`. */
export interface Permissions {
  publish: { allow: string[]; deny: string[] };
  subscribe: { allow: string[] };
}

/** Changes the number of replicas of the event stream; only the admin service does. */
const STREAM_OWNER = 'identity';

/** The permissions of each application's user in the installation of that namespace, by the application's name. */
export function permissionsOf(applications: readonly Application[], namespace: string): Map<string, Permissions> {
  const entries = applications.map((each) => {
    const others = applications.filter((other) => other !== each).flatMap(durablesOf);
    return [each.name, new UserRights(each, namespace).all(others)] as const;
  });
  return new Map(entries);
}

function durablesOf({ name, usage }: Application): string[] {
  return [...usage.listensTo].map((event) => durableName(name, event));
}

/** The permissions of one application. */
class UserRights {
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

  /** `others`: the consumers of other services, which a follower's wildcard must not include. */
  all(others: readonly string[]): Permissions {
    const deny = this.usage.follows.size > 0 ? others.flatMap((durable) => this.consumerApi(durable)) : [];
    const allow = [...this.requests(), ...this.answers(), ...this.events()];
    return {
      publish: { allow: sorted(allow), deny: sorted(deny) },
      subscribe: { allow: sorted(this.subscribedSubjects()) },
    };
  }

  private in(subject: string): string {
    return `${this.namespace}.${subject}`;
  }

  private requests(): string[] {
    const controls = [...this.usage.readsStreamsOf].map((service) => `control.${service}.*`);
    return [...this.usage.asks, ...controls].map((subject) => this.in(subject));
  }

  /** A service replies to any application, but only as itself. */
  private answers(): string[] {
    return this.name === 'gateway' ? [] : [this.in(`reply.*.*.${this.name}.*`)];
  }

  private events(): string[] {
    const { publishes, sends, listensTo, follows } = this.usage;
    const published = [...publishes].map((event) => this.in(`event.${event}`));
    const sent = [...sends].map((broadcast) => this.in(`broadcast.${broadcast}`));
    const usesStream = publishes.size + listensTo.size + follows.size > 0;
    const consumed = [...[...listensTo].flatMap((event) => this.listening(event)), ...this.following()];
    return [...published, ...sent, ...(usesStream ? this.streamApi() : []), ...consumed];
  }

  private streamApi(): string[] {
    const verbs = ['INFO', 'CREATE', ...(this.name === STREAM_OWNER ? ['UPDATE'] : [])];
    return ['$JS.API.INFO', ...verbs.map((verb) => `$JS.API.STREAM.${verb}.${this.stream}`)];
  }

  private listening(event: string): string[] {
    const durable = durableName(this.name, event);
    return [
      `$JS.API.CONSUMER.INFO.${this.stream}.${durable}`,
      `$JS.API.CONSUMER.CREATE.${this.stream}.${durable}.${this.in(`event.${event}`)}`,
      `$JS.API.CONSUMER.MSG.NEXT.${this.stream}.${durable}`,
      `$JS.ACK.${this.stream}.${durable}.>`,
    ];
  }

  /** Each replica creates consumers with unpredictable names. */
  private following(): string[] {
    if (this.usage.follows.size === 0) return [];
    const created = [...this.usage.follows].map((event) => this.in(`event.${event}`));
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
    return [...own, ...served, ...events, ...broadcasts].map((subject) => this.in(subject));
  }
}

function sorted(subjects: readonly string[]): string[] {
  return [...new Set(subjects)].sort();
}

import { errors, nuid, type Msg, type MsgHdrs, type NatsConnection } from '@nats-io/transport-node';
import { allReplies, replySubject, type ReplyRoute } from '../../nats/subjects.js';

interface InboxOptions {
  nats: NatsConnection;
  namespace: string;
  /** The requesting application. */
  name: string;
}

interface OutgoingRequest {
  subject: string;
  /** The service that answers the subject. */
  service: string;
  data: string;
  headers: MsgHdrs;
  timeoutMs: number;
}

interface PendingRequest {
  subject: string;
  resolve: (reply: Msg) => void;
  reject: (error: Error) => void;
}

/**
 * Receives the replies to all requests of an application with one subscription. It replaces the client's own inbox
 * because the reply subject contains the requested service: with a user per service, the message server lets no other
 * service reply to it (`deploy/nats`).
 */
export class ReplyInbox {
  private readonly pending = new Map<string, PendingRequest>();
  private readonly route: ReplyRoute;
  private isOpen = false;
  private count = 0;

  constructor(private readonly options: InboxOptions) {
    const { namespace, name: caller } = options;
    this.route = { namespace, caller, inbox: nuid.next() };
  }

  /** Sends a request and waits for its reply. Fails with the errors of the NATS client. */
  async request({ subject, service, data, headers, timeoutMs }: OutgoingRequest): Promise<Msg> {
    this.open();
    const reply = replySubject(this.route, service, (this.count += 1));
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<Msg>((resolve, reject) => {
        this.pending.set(reply, { subject, resolve, reject });
        timer = setTimeout(() => reject(new errors.TimeoutError()), timeoutMs);
        this.options.nats.publish(subject, data, { reply, headers });
      });
    } finally {
      clearTimeout(timer);
      this.pending.delete(reply);
    }
  }

  private open(): void {
    if (this.isOpen) return;
    this.isOpen = true;
    const { nats } = this.options;
    nats.subscribe(allReplies(this.route), { callback: (_error, message) => this.accept(message) });
    void this.watch(nats);
  }

  private accept(message: Msg): void {
    const request = this.pending.get(message.subject);
    if (!request) return;
    const hasNoResponders = message.data.length === 0 && message.headers?.code === 503;
    if (hasNoResponders) request.reject(new errors.NoRespondersError(request.subject));
    else request.resolve(message);
  }

  /** Fails requests that the server refuses, and pending ones when the connection is closed. */
  private async watch(nats: NatsConnection): Promise<void> {
    for await (const status of nats.status()) {
      const error = status.type === 'error' ? status.error : undefined;
      if (error instanceof errors.PermissionViolationError && error.operation === 'publish')
        this.failAll(error, error.subject);
    }
    this.failAll(new errors.ClosedConnectionError());
  }

  private failAll(error: Error, subject?: string): void {
    for (const request of this.pending.values())
      if (subject === undefined || request.subject === subject) request.reject(error);
  }
}

import { logMessages, type Message, type RequestOf } from '@larder/contracts';
import { requireAdmin } from '../messaging/current-actor.js';
import type { NatsTransport } from '../messaging/nats-transport.js';
import type { Log } from '../logging/log.js';

/** Answers the messages about the service's own log; their subjects contain its name. */
export function answerLogMessages(service: string, transport: NatsTransport, log: Log): void {
  const { read, clear } = logMessages(service);
  // The transport has parsed the request by the definition's schema.
  const answer = <M extends Message>(definition: M, handle: (request: RequestOf<M>) => unknown) =>
    transport.answer({ definition }, (request) => {
      requireAdmin();
      return Promise.resolve(handle(request as RequestOf<M>));
    });
  answer(read, (query) => log.recent.read(query));
  answer(clear, () => {
    log.recent.clear();
    return null;
  });
}

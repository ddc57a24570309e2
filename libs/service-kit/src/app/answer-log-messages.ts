import { logMessages } from '@larder/contracts';
import { requireAdmin } from '../messaging/current-actor.js';
import type { NatsTransport } from '../messaging/nats-transport.js';
import type { Log } from '../logging/log.js';

/** Answers the messages about the service's own log; their subjects contain its name. */
export function answerLogMessages(service: string, transport: NatsTransport, log: Log): void {
  const { read, clear } = logMessages(service);
  transport.answer(read, (query) => {
    requireAdmin();
    return log.recent.read(query);
  });
  transport.answer(clear, () => {
    requireAdmin();
    log.recent.clear();
    return null;
  });
}

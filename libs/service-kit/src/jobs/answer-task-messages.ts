import { taskMessages, type Message, type RequestOf, type Stream } from '@larder/contracts';
import type { NatsTransport } from '../messaging/nats-transport.js';
import type { Tasks } from './tasks.js';

/** Answers the messages about the service's own jobs; their subjects contain its name. */
export function answerTaskMessages(service: string, transport: NatsTransport, tasks: Tasks): void {
  const messages = taskMessages(service);
  // The transport has parsed the request by the definition's schema.
  const answer = <M extends Message | Stream>(definition: M, handle: (request: RequestOf<M>) => Promise<unknown>) =>
    transport.answer({ definition }, (request) => handle(request as RequestOf<M>));
  answer(messages.list, ({ status, limit }) => tasks.list(status, limit));
  answer(messages.retry, ({ id }) => tasks.retry(id));
  answer(messages.remove, ({ id }) => tasks.remove(id));
  answer(messages.schedules, () => tasks.listSchedules());
  answer(messages.run, ({ scheduleId }) => tasks.run(scheduleId));
}

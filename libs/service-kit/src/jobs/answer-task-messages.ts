import { taskMessages, type Message, type RequestOf, type Stream } from '@larder/contracts';
import type { NatsTransport } from '../messaging/nats-transport.js';
import type { Tasks } from './tasks.js';

/** Every service answers of its own jobs: the messages carry its name. */
export function answerOfTasks(service: string, transport: NatsTransport, tasks: Tasks): void {
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

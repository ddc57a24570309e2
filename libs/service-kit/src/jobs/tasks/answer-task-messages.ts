import { taskMessages } from '@larder/contracts';
import type { NatsTransport } from '../../messaging/nats-transport.js';
import type { Tasks } from './tasks.js';

/** Answers the messages about the service's own jobs; their subjects contain its name. */
export function answerTaskMessages(service: string, transport: NatsTransport, tasks: Tasks): void {
  const messages = taskMessages(service);
  transport.answer(messages.list, ({ status, limit }) => tasks.list(status, limit));
  transport.answer(messages.retry, ({ id }) => tasks.retry(id));
  transport.answer(messages.remove, ({ id }) => tasks.remove(id));
  transport.answer(messages.schedules, () => tasks.listSchedules());
  transport.answer(messages.run, ({ scheduleId }) => tasks.run(scheduleId));
}

import { rebuildMessage } from '@larder/contracts';
import { requireOperator } from '../messaging/current-actor.js';
import type { NatsTransport } from '../messaging/nats-transport.js';
import type { ReadModels } from './read-models.js';

/** Answers the message that rebuilds the service's read models; its subject contains the service's name. */
export function answerRebuildMessage(service: string, transport: NatsTransport, models: ReadModels): void {
  transport.answer(rebuildMessage(service), async () => {
    requireOperator();
    return { rebuilt: await models.rebuild() };
  });
}

import { repairMessage } from '@larder/contracts';
import { currentContext } from '../context/request-context.js';
import { requireOperator } from '../messaging/current-actor.js';
import type { NatsTransport } from '../messaging/nats-transport.js';
import type { Repairs } from './repairs.js';

/** Answers the message that repairs the service's data; its subject contains the service's name. */
export function answerRepairMessage(service: string, transport: NatsTransport, repairs: Repairs): void {
  transport.answer(repairMessage(service), async (options) => {
    // Requests of services have no actor.
    if (currentContext()?.actor) requireOperator();
    return { repaired: await repairs.run(options) };
  });
}

import type { NatsTransport } from '../messaging/nats-transport.js';
import { dataVersionsMessage } from './data-versions-message.js';
import type { DataVersions } from './data-versions.js';

/** Answers the message for the versions of the service's data, if several processes write them. */
export function answerVersionMessage(service: string, transport: NatsTransport, versions: DataVersions): void {
  if (!versions.areShared) return;
  transport.answer(dataVersionsMessage(service), async ({ groupIds }) => ({ versions: await versions.read(groupIds) }));
}

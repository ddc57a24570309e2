import type { Message, Stream } from '@larder/contracts';
import { createLog, Metrics, NatsTransport } from '@larder/service-kit';
import type { NatsConnection } from '@nats-io/transport-node';

interface Fake {
  definition: Message | Stream;
  handle: (request: unknown) => Promise<unknown>;
  nats: NatsConnection;
  namespace: string;
}

/** Replies to a message in place of the service that owns it, over the real transport. */
export async function fakeService({ definition, handle, nats, namespace }: Fake): Promise<{ stop(): Promise<void> }> {
  const log = createLog('fake', { LOG_LEVEL: 'fatal', LOG_FORMAT: 'json' });
  const metrics = new Metrics('fake');
  const transport = new NatsTransport({
    service: 'fake',
    namespace,
    nats,
    log,
    metrics,
    checkReplies: true,
    graceMs: 1_000,
  });
  transport.answer(definition, handle);
  await new Promise<void>((resolve, reject) => transport.listen((error) => (error ? reject(error) : resolve())));
  return { stop: () => transport.close() };
}

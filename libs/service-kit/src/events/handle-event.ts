import type { JsMsg } from '@nats-io/jetstream';
import { BackupErrors, type DomainEvent } from '@larder/contracts';
import { newId } from '../context/request-context.js';
import { WorkInProgress } from '../context/work-in-progress.js';
import type { Log } from '../logging/log.js';
import type { Metrics } from '../metrics/metrics.js';
import { appErrorOf } from '../outages/app-error-of.js';
import { parseEvent } from './parse-event.js';
import { redeliveryPauseMs } from './redelivery.js';

/** Number of deliveries from which a failing listener is logged as an error for the operator. */
const ERROR_FROM_DELIVERY = 10;
const RESTORING = BackupErrors.restoring().code;
/** Maximum pause before an event that waits for the end of a restore is delivered again, in milliseconds. */
const MAX_RESTORE_PAUSE_MS = 30_000;

interface HandlerParts {
  event: DomainEvent;
  handle: (payload: unknown) => unknown;
  name: string;
  log: Log;
  metrics: Metrics;
  pauseMs?: ((delivery: number) => number) | undefined;
}

/** Calls a listener for a message and acknowledges it, or requests redelivery when it fails. */
export async function handleEvent(message: JsMsg, parts: HandlerParts): Promise<void> {
  try {
    const payload = parseEvent(parts.event, message.data);
    const work = new WorkInProgress();
    await work.run({ requestId: newId(), actor: null }, async () => await parts.handle(payload));
    message.ack();
    parts.metrics.eventHandled(parts.event.subject, 'ok');
  } catch (error) {
    fail(message, parts, error);
  }
}

function fail(
  message: JsMsg,
  { event, name, log, metrics, pauseMs = redeliveryPauseMs }: HandlerParts,
  error: unknown,
): void {
  const delivery = message.info.deliveryCount;
  const fields = { subject: event.subject, listener: name, delivery, error };
  if (appErrorOf(error)?.code === RESTORING) {
    log.debug('event waits for the end of a restore', fields);
    return message.nak(Math.min(pauseMs(delivery), MAX_RESTORE_PAUSE_MS));
  }
  if (delivery >= ERROR_FROM_DELIVERY) log.error('event listener keeps failing', fields);
  else log.warn('event listener failed, retrying', fields);
  metrics.eventHandled(event.subject, 'error');
  message.nak(pauseMs(delivery));
}

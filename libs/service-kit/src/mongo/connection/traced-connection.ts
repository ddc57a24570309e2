import { currentContext } from '../../context/request-context.js';
import type { Tracing } from '../../tracing/tracing.js';
import type { FailFastConnection } from './driver-connection.js';

/**
 * A driver connection with a span for each command of a request; not for background work of services. Values of
 * commands are not recorded.
 */
export function tracedConnection(Base: typeof FailFastConnection, tracing: Tracing): typeof FailFastConnection {
  return class extends Base {
    override async command(ns: unknown, command: object, ...rest: unknown[]): Promise<unknown> {
      const parent = currentContext()?.traceparent;
      if (parent === undefined) return super.command(ns, command, ...rest);
      const span = tracing.begin({ ...describeCommand(command), kind: 'client', parent });
      try {
        const reply = await super.command(ns, command, ...rest);
        span?.end();
        return reply;
      } catch (error) {
        span?.end({ error });
        throw error;
      }
    }
  };
}

function describeCommand(command: object) {
  const [operation = '', target] = Object.entries(command)[0] ?? [];
  const collection = typeof target === 'string' ? target : undefined;
  return {
    name: collection === undefined ? operation : `${operation} ${collection}`,
    attributes: {
      'db.system.name': 'mongodb',
      'db.operation.name': operation,
      ...(collection !== undefined && { 'db.collection.name': collection }),
    },
  };
}

import type { ServerSetting } from '../start-up/backing-servers.js';
import type { ServiceDefinition } from './define-service.js';
import { runApplication } from './run-application.js';
import { startService } from './start-service.js';

/** Runs a service as a separate process. For `main.ts`. */
export function runService(definition: ServiceDefinition): Promise<void> {
  return runApplication({
    name: definition.name,
    servers: serversOf(definition),
    start: (env) => startService(definition, env),
  });
}

/**
 * The servers of a service. A service without files does not check the object store, which it may not be able to reach.
 */
function serversOf({ config }: ServiceDefinition): ServerSetting[] {
  const all: ServerSetting[] = ['NATS_URL', 'REDIS_URL', 'MONGODB_URI'];
  return config.reads('S3_ENDPOINT') ? [...all, 'S3_ENDPOINT'] : all;
}

import type { ServerSetting } from '../start-up/backing-servers.js';
import type { ServiceDefinition } from './define-service.js';
import { runApplication } from './run-application.js';
import { startService } from './start-service.js';

/** A service as a process of its own. For `main.ts`. */
export function runService(definition: ServiceDefinition): Promise<void> {
  return runApplication({
    name: definition.name,
    servers: serversOf(definition),
    start: (env) => startService(definition, env),
  });
}

/** A service without files need not, and often may not, reach their store. */
function serversOf({ config }: ServiceDefinition): ServerSetting[] {
  const all: ServerSetting[] = ['NATS_URL', 'REDIS_URL', 'MONGODB_URI'];
  return config.reads('S3_ENDPOINT') ? [...all, 'S3_ENDPOINT'] : all;
}

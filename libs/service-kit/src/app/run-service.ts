import type { ServiceDefinition } from './define-service.js';
import { runApplication } from './run-application.js';
import { startService } from './start-service.js';

/** A service as a process of its own. For `main.ts`. */
export function runService(definition: ServiceDefinition): Promise<void> {
  return runApplication({
    name: definition.name,
    servers: ['NATS_URL', 'REDIS_URL', 'MONGODB_URI', 'S3_ENDPOINT'],
    start: (env) => startService(definition, env),
  });
}

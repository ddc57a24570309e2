import {
  InProcessServices,
  startService,
  type Environment,
  type KitTimings,
  type ServiceDefinition,
} from '@larder/service-kit';
import { StartedTestService, type TestService } from './test-service.js';
import { testEnvironment } from './test-environment.js';

export interface TestServiceOptions {
  /** Additional settings; `NAMESPACE` to join the namespace of another service. */
  env?: Environment;
  /** Shorter intervals. */
  timings?: KitTimings;
  /** Sends messages between services in process, as in a standalone installation. */
  inOneProcess?: boolean;
}

/** Timeout of a shutdown, in milliseconds; short, since tests may leave pending work. */
const GRACE_MS = 3_000;

/** Starts a service as in production, with real servers and its own namespace. Tests must call `stop()`. */
export async function startTestService(
  definition: ServiceDefinition,
  { env = {}, timings = {}, inOneProcess = false }: TestServiceOptions = {},
): Promise<TestService> {
  const environment = testEnvironment(env);
  const local = inOneProcess ? new InProcessServices() : undefined;
  const start = () => startService(definition, environment, { timings: { graceMs: GRACE_MS, ...timings }, local });
  return new StartedTestService(definition, environment, await start(), start);
}

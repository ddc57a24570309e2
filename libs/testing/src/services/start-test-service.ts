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
  /** Settings that matter to the test; `NAMESPACE` to join another service's namespace. */
  env?: Environment;
  /** Paces to shorten. */
  timings?: KitTimings;
  /** Messages take the short way, as between the parts of one process. */
  inOneProcess?: boolean;
}

/** A test that leaves work in flight does not wait long for it. */
const GRACE_MS = 3_000;

/** Starts a service as in production, against real servers, in a namespace of its own. Call `stop()` in the end. */
export async function startTestService(
  definition: ServiceDefinition,
  { env = {}, timings = {}, inOneProcess = false }: TestServiceOptions = {},
): Promise<TestService> {
  const complete = testEnvironment(env);
  const local = inOneProcess ? new InProcessServices() : undefined;
  const start = () => startService(definition, complete, { timings: { graceMs: GRACE_MS, ...timings }, local });
  return new StartedTestService(definition, complete, await start(), start);
}

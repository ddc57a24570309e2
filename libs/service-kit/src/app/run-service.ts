import { loadEnvironment } from '../config/environment.js';
import { ConfigError } from '../config/define-config.js';
import type { ServiceDefinition } from './define-service.js';
import type { RunningService } from './running-service.js';
import { startService } from './start-service.js';

/** A service as a process of its own: environment, signals, exit code. For `main.ts`. */
export async function runService(definition: ServiceDefinition): Promise<void> {
  const starting = start(definition);
  // From the first moment on: a process that is told to end while it starts ends cleanly as well.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(starting));
  try {
    await starting;
  } catch (error) {
    process.stderr.write(`${definition.name} cannot start. ${describe(error)}\n`);
    process.exit(1);
  }
}

async function start(definition: ServiceDefinition): Promise<RunningService> {
  return startService(definition, loadEnvironment(process.env, process.cwd()));
}

async function stop(starting: Promise<RunningService>): Promise<void> {
  const service = await starting.catch(() => undefined);
  await service?.stop();
  process.exit(0);
}

function describe(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

import type { INestApplicationContext } from '@nestjs/common';
import { finishesWithin } from '../async/finishes-within.js';
import { Log } from '../logging/log.js';
import { Connections } from './connections.js';

/** Stops an application in order, within `graceMs` milliseconds, then closes its connections. */
export async function stopGracefully(
  app: INestApplicationContext,
  graceMs: number,
  prepare: () => Promise<unknown>,
): Promise<void> {
  const log = app.get(Log);
  const connections = app.get(Connections);
  try {
    const ended = prepare().then(() => app.close());
    if (!(await finishesWithin(ended, graceMs))) log.warn('part did not shut down in time, its connections are closed');
  } catch (error) {
    log.warn('part did not shut down cleanly, its connections are closed', { error });
  } finally {
    connections.closeForced();
  }
}

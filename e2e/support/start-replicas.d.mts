import type { Replica } from './replica.mjs';
import type { StartedProduct, StartOptions } from './start-product.mjs';

/** The product in pieces: two processes of every part behind a balancer. Backing servers named by the settings are used. */
export function startReplicas(
  folder: string,
  settings?: Record<string, string>,
  options?: StartOptions,
): Promise<Pick<StartedProduct, 'url' | 'stop'> & { replicas: readonly Replica[] }>;

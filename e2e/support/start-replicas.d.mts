import type { Replica } from './replica.mjs';
import type { StartedProduct } from './start-product.mjs';

/** The product in pieces: two processes of every part behind a balancer. Backing servers named by the settings are used. */
export function startReplicas(
  folder: string,
  settings?: Record<string, string>,
): Promise<Pick<StartedProduct, 'url' | 'stop'> & { replicas: readonly Replica[] }>;

import type { StartedProduct } from './start-product.mjs';

/** The product in pieces: two processes of every part behind a balancer. */
export function startReplicas(
  folder: string,
  settings?: Record<string, string>,
): Promise<Pick<StartedProduct, 'url' | 'stop'>>;

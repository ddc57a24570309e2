import type { FactoryProvider } from '@nestjs/common';
import { CONFIG } from '../core/tokens.js';
import type { Allowlist } from './allowlist.js';
import { EgressClient } from './egress-client.js';

/** How long a receiver may take, all redirects included (docs/api/notifications.md#deliveries). */
const TIMEOUT_MS = 15_000;

/**
 * The way to what people connect at home, such as recipe actions, webhooks and notifiers: never to this machine itself.
 * For services with the setting of `egressShape`.
 */
export const localEgressProvider: FactoryProvider<EgressClient> = {
  provide: EgressClient,
  inject: [CONFIG],
  useFactory: ({ EGRESS_ALLOWLIST: allowlist }: { EGRESS_ALLOWLIST: Allowlist }) =>
    new EgressClient({
      ...{ allowlist, reach: 'home', userAgent: 'Larder' },
      ...{ totalTimeoutMs: TIMEOUT_MS, idleTimeoutMs: TIMEOUT_MS },
    }),
};

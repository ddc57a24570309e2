import type { FactoryProvider } from '@nestjs/common';
import { CONFIG } from '../core/tokens.js';
import type { Allowlist } from './policy/allowlist.js';
import { EgressClient } from './egress-client.js';

/** Timeout for a receiver, including redirects, in milliseconds (docs/api/notifications.md#deliveries). */
const TIMEOUT_MS = 15_000;

/**
 * Provides the client for targets that users configure, such as recipe actions, webhooks and notifiers: the local
 * network is allowed, but not this machine. For services with the setting of `egressShape`.
 */
export const localEgressProvider: FactoryProvider<EgressClient> = {
  provide: EgressClient,
  inject: [CONFIG],
  useFactory: ({ EGRESS_ALLOWLIST: allowlist }: { EGRESS_ALLOWLIST: Allowlist }) =>
    new EgressClient({
      allowlist,
      scope: 'local-network',
      userAgent: 'Larder',
      totalTimeoutMs: TIMEOUT_MS,
      idleTimeoutMs: TIMEOUT_MS,
    }),
};

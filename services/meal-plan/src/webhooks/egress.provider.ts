import { CONFIG } from '@larder/service-kit';
import { EgressClient } from '@larder/service-kit/egress';
import type { FactoryProvider } from '@nestjs/common';
import type { MealPlanConfig } from '../config.js';

/** How long a receiver may take, all redirects included (docs/api/notifications.md#deliveries). */
const TIMEOUT_MS = 15_000;

/** The way out of this service: to what people connect at home, never to this machine itself. */
export const egressProvider: FactoryProvider<EgressClient> = {
  provide: EgressClient,
  inject: [CONFIG],
  useFactory: ({ EGRESS_ALLOWLIST: allowlist }: MealPlanConfig) =>
    new EgressClient({
      ...{ allowlist, reach: 'home', userAgent: 'Larder' },
      ...{ totalTimeoutMs: TIMEOUT_MS, idleTimeoutMs: TIMEOUT_MS },
    }),
};

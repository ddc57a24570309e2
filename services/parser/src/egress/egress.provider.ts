import { CONFIG } from '@larder/service-kit';
import { EgressClient } from '@larder/service-kit/egress';
import type { FactoryProvider } from '@nestjs/common';
import type { ParserConfig } from '../config.js';

/** The only client for foreign servers, with the limits of the installation. */
export const egressProvider: FactoryProvider<EgressClient> = {
  provide: EgressClient,
  inject: [CONFIG],
  useFactory: (config: ParserConfig) =>
    new EgressClient({
      allowlist: config.EGRESS_ALLOWLIST,
      userAgent: config.SCRAPE_USER_AGENT,
      totalTimeoutMs: config.SCRAPE_TIMEOUT_MS,
      idleTimeoutMs: config.SCRAPE_IDLE_TIMEOUT_MS,
    }),
};

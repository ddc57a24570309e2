import type { Environment, ServiceDefinition } from '@larder/service-kit';
import { ForeignSite } from './servers/foreign-site.js';
import { startTestService } from './start-test-service.js';
import type { TestService } from './test-service.js';

/** A service, and the only external site that it can reach. */
export interface ServiceWithSite {
  service: TestService;
  site: ForeignSite;
  stop(): Promise<void>;
}

/** Starts a service that may send requests to a site on this machine. Tests must call `stop()`. */
export async function startWithForeignSite(
  definition: ServiceDefinition,
  env: Environment = {},
): Promise<ServiceWithSite> {
  const site = await ForeignSite.open();
  const service = await startTestService(definition, {
    env: { EGRESS_ALLOWLIST: `localhost:${site.port}`, ...env },
  });
  const stop = async () => {
    await service.stop();
    await site.close();
  };
  return { service, site, stop };
}

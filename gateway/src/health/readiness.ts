import type { HealthReport } from '@larder/service-kit';

/** The readiness of the gateway and the services behind it: names without reasons, since the route is public. */
export interface Readiness {
  status: 'ok' | 'degraded' | 'unavailable';
  /** The gateway's own parts: `ok` or `down`. */
  checks: Record<string, string>;
  services: Record<string, boolean>;
  /**
   * What does not work: own parts by name, parts of services as `service/part`, a service that does not reply by its
   * name.
   */
  missing: string[];
}

/** Services without which no user can sign in or see a recipe. The others are optional. */
const ESSENTIAL = ['identity', 'recipe'];

/**
 * Whether the gateway is ready. It becomes ready once everything works, and stays ready as long as its own required
 * parts and the essential services work, so that one unavailable part does not remove the gateway from the load
 * balancer.
 */
export function readinessOf(
  own: HealthReport,
  services: Record<string, HealthReport | null>,
  hasBeenReady: boolean,
): Readiness {
  const missing = [...missingParts(own), ...Object.entries(services).flatMap(([name, each]) => missingOf(name, each))];
  const required = hasBeenReady ? ESSENTIAL : Object.keys(services);
  const readyStatus = missing.length === 0 ? 'ok' : 'degraded';
  const isReady = own.ready && required.every((name) => services[name]?.ready);
  return {
    status: isReady ? readyStatus : 'unavailable',
    checks: Object.fromEntries(Object.entries(own.checks).map(([name, each]) => [name, each === 'ok' ? 'ok' : 'down'])),
    services: Object.fromEntries(Object.entries(services).map(([name, each]) => [name, each?.ready ?? false])),
    missing,
  };
}

function missingOf(name: string, report: HealthReport | null): string[] {
  return report ? missingParts(report).map((part) => `${name}/${part}`) : [name];
}

function missingParts({ checks }: HealthReport): string[] {
  return Object.entries(checks).flatMap(([name, each]) => (each === 'ok' ? [] : [name]));
}

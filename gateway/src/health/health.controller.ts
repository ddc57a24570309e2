import { SERVICES } from '@larder/contracts';
import { Health, healthMessage, Liveness, ServiceClient, type HealthReport } from '@larder/service-kit';
import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../auth/access.js';
import { SkipRateLimit } from '../auth/rate-limit.guard.js';
import { readinessOf } from './readiness.js';

/** Slightly longer than the health checks of a service may take. */
const PROBE_MS = 2_000;

/** Liveness of the process, and readiness of the gateway and the services behind it. */
@Public()
@SkipRateLimit()
@ApiExcludeController()
@Controller()
export class HealthController {
  private hasBeenReady = false;

  constructor(
    private readonly health: Health,
    private readonly liveness: Liveness,
    private readonly services: ServiceClient,
  ) {}

  /** Fails only when a restart of this process helps, not while a backing server is away. */
  @Get(['livez', 'api/health/live'])
  checkLiveness(@Res({ passthrough: true }) reply: FastifyReply) {
    const { alive, problems } = this.liveness.report();
    void reply.status(alive ? 200 : 503);
    return alive ? { status: 'ok' } : { status: 'failed', problems };
  }

  @Get(['readyz', 'api/health/ready', 'api/health/startup'])
  async checkReadiness(@Res({ passthrough: true }) reply: FastifyReply) {
    const [own, reports] = await Promise.all([
      this.health.report(),
      Promise.all(SERVICES.map((name) => this.check(name))),
    ]);
    const services = Object.fromEntries(SERVICES.map((name, index) => [name, reports[index] ?? null]));
    const readiness = readinessOf(own, services, this.hasBeenReady);
    const isReady = readiness.status !== 'unavailable';
    this.hasBeenReady ||= isReady;
    void reply.status(isReady ? 200 : 503);
    return readiness;
  }

  private async check(name: string): Promise<HealthReport | null> {
    try {
      return await this.services.as(null).request(healthMessage(name), {}, { timeoutMs: PROBE_MS });
    } catch {
      return null;
    }
  }
}

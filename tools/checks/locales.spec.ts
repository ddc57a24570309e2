import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCodes, errorEntry } from '@larder/contracts';
import { MESSAGES } from '@larder/locales';
import '@larder/service-kit';
import { ROOT } from './list-files.js';

const NAMESPACES = 'messages|mails|notifications|durations|meals|samples';
const english = MESSAGES['en-US'] ?? {};

/** Errors that must be translated. API clients rely on the English text of all others. */
const TRANSLATED_SENTENCES = [
  'An unexpected error occurred',
  'No recipes match your rules',
  'Invalid current password',
  'Unable to update password, user is controlled by LDAP',
  'The requested resource was not found',
  'This username is already taken',
  'This email is already in use',
];

/** The keys in the sources of the back end; `${…}` matches any one part. */
function mentionedKeys(): RegExp[] {
  const mention = new RegExp(`['\`]((?:${NAMESPACES})\\.(?:[a-z_.-]|\\$\\{[^}]*\\})+)['\`]`, 'g');
  return sourceFiles().flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(mention)].map(
      ([, text = '']) => new RegExp(`^${text.replace(/[.]/g, '\\.').replace(/\$\{[^}]*\}/g, '[^.]+')}$`),
    ),
  );
}

function sourceFiles(): string[] {
  const services = readdirSync(join(ROOT, 'services')).map((name) => join('services', name));
  return ['gateway', 'libs/locales', ...services].flatMap((folder) =>
    readdirSync(join(ROOT, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.spec)\.ts$/.test(file) && !file.startsWith('texts'))
      .map((file) => join(ROOT, folder, 'src', file)),
  );
}

describe('the messages of the servers', () => {
  const sentences = new Set(errorCodes().map((code) => errorEntry(code)?.sentence));

  it('are translated for existing errors, with the same text', () => {
    const stray = Object.entries(english).filter(
      ([key, text]) => key.startsWith('errors.') && !sentences.has(text as string),
    );
    expect(stray).toEqual([]);
  });

  it('exist for every translated error', () => {
    const texts = new Set(Object.values(english));
    const missing = TRANSLATED_SENTENCES.filter((sentence) => !sentences.has(sentence) || !texts.has(sentence));
    expect(missing).toEqual([]);
  });

  it('are all used', () => {
    const mentioned = mentionedKeys();
    const unused = Object.keys(english).filter(
      (key) => !key.startsWith('errors.') && !mentioned.some((pattern) => pattern.test(key)),
    );
    expect(unused).toEqual([]);
  });
});

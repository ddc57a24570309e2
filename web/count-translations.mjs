// Counts the translation progress of each language for the language dialog. Runs before every build.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const LOCALES = new URL('src/locales/', import.meta.url);
const PLURAL_FORM = /_(zero|one|two|few|many|other)$/;

const keysOf = (texts, prefix = '') =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [prefix + key.replace(PLURAL_FORM, '')] : keysOf(text, `${prefix}${key}.`),
  );

const read = (file) => new Set(keysOf(JSON.parse(readFileSync(new URL(file, LOCALES), 'utf8'))));
const all = read('en-US.json');
/** Variants of English contain only the texts that are spelled differently from en-US. */
const isVariant = (file) => file.startsWith('en-');
const progress = Object.fromEntries(
  readdirSync(LOCALES).map((file) => {
    if (isVariant(file)) return [file.replace('.json', ''), 100];
    const translated = [...read(file)].filter((key) => all.has(key)).length;
    return [file.replace('.json', ''), Math.floor((translated / all.size) * 100)];
  }),
);

writeFileSync(new URL('src/shared/i18n/progress.json', import.meta.url), `${JSON.stringify(progress, null, 2)}\n`);

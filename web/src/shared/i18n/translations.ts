import { FALLBACK_LOCALE } from '@larder/locales/languages/locales';
import { localesToTry } from '@larder/locales/languages/negotiate';
import { retryLoad } from '../outage/retry-load.js';
import english from '../../locales/en-US.json' with { type: 'json' };
import translated from './progress.json' with { type: 'json' };

/** The texts of a locale, by namespace and key. */
export type Messages = { [key: string]: string | Messages };

/** The translation progress in percent: counted from the files by every build. */
const PROGRESS: Partial<Record<string, number>> = translated;

/** Bundled with the app, since it is also the fallback for missing texts. */
export const ENGLISH: Messages = english;

/** The translation progress of a locale in percent; a locale without its own texts uses those of its language. */
export function progressOf(code: string): number {
  const source = sourceOf(code);
  return source === FALLBACK_LOCALE && !code.startsWith('en-') ? 0 : (PROGRESS[source] ?? 0);
}

/** The messages of a locale; English where its language has no translation. */
export async function loadMessages(code: string): Promise<Messages> {
  const source = sourceOf(code);
  if (source === FALLBACK_LOCALE) return ENGLISH;
  const load = () =>
    import(`../../locales/${source}.json`, { with: { type: 'json' } }) as Promise<{ default: Messages }>;
  return (await retryLoad(load)).default;
}

/** The message file of a locale: its own, else one of its language, else English. */
function sourceOf(code: string): string {
  return localesToTry(code).find((candidate) => candidate in PROGRESS) ?? FALLBACK_LOCALE;
}

import type { Locale as AntdLocale } from 'antd/es/locale';
import english from '../locales/en-US.json' with { type: 'json' };
import { FALLBACK_LOCALE } from './locales.js';

/** The texts of a locale, by namespace and key. */
export type Messages = { [key: string]: string | Messages };

interface Translation {
  /** Texts translated of all texts, in percent; a test keeps the figure true. */
  progress: number;
  messages: () => Promise<{ default: Messages }>;
  /** Ant Design's own few words in this language. */
  antd: () => Promise<{ default: AntdLocale }>;
}

/** What is translated so far. A locale without entry speaks English but keeps its direction, dates and numbers. */
const TRANSLATIONS: Record<string, Translation> = {
  'de-DE': {
    progress: 100,
    messages: () => import('../locales/de-DE.json', { with: { type: 'json' } }),
    antd: () => import('antd/locale/de_DE'),
  },
  'ar-SA': {
    progress: 100,
    messages: () => import('../locales/ar-SA.json', { with: { type: 'json' } }),
    antd: () => import('antd/locale/ar_EG'),
  },
};

/** Shipped with the app: it is also what missing texts fall back to. */
export const ENGLISH: Messages = english;

/** How much of a locale is translated, in percent. */
export function progressOf(code: string): number {
  if (code === FALLBACK_LOCALE || code === 'en-GB') return 100;
  return TRANSLATIONS[code]?.progress ?? 0;
}

/** The texts of a locale; none for a locale that nobody has translated yet. */
export async function loadMessages(code: string): Promise<Messages> {
  return (await TRANSLATIONS[code]?.messages())?.default ?? {};
}

/** Ant Design's words; undefined means its English ones. */
export async function loadAntdLocale(code: string): Promise<AntdLocale | undefined> {
  return (await TRANSLATIONS[code]?.antd())?.default;
}

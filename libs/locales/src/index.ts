export {
  directionOf,
  FALLBACK_LOCALE,
  languageTag,
  LOCALES,
  type Locale,
  type LocaleCode,
} from './languages/locales.js';
export { bestLocale, localesToTry, negotiateLocale } from './languages/negotiate.js';
export { durationWord, DURATION_UNITS, type DurationUnit } from './durations.js';
export { mealName } from './meals.js';
export { mailTexts, type MailKind, type MailTexts } from './mails.js';
export { notificationText, type NotificationKind } from './notifications.js';
export { sampleLines, type SampleLines } from './samples.js';
export { translate } from './translate.js';
export type { SeedFood, SeedLabel, Seeds, SeedUnit } from './seeds/make-seeds.js';
export { readSeeds } from './seeds/read-seeds.js';
export { errorSentence } from './sentences.js';
export { MESSAGES, serverProgress } from './texts/messages.js';
export type { PluralForms, Text, TextValues } from './texts/text.js';
export type { TextKey, Texts } from './texts/text-key.js';

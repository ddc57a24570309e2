import type { ENGLISH } from './en-us.js';

/** Forms of a text that depends on a number, by CLDR category; `other` serves those that are not given. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** A sentence with named values (`{name}`), or its forms by `{count}`. */
export type Text = string | PluralForms;

/** Name of a text; English has them all. */
export type TextKey = keyof typeof ENGLISH;

/** The texts of one language; what is missing is said in English. */
export type Texts = Partial<Record<TextKey, Text>>;

/** What is put into a text. */
export type TextValues = Record<string, string | number>;

/** Forms of a text that depends on a number, by CLDR category; `other` serves those that are not given. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** A sentence with named values (`{name}`), or its forms by `{count}`. */
export type Text = string | PluralForms;

/** The values of a text, by name. */
export type TextValues = Record<string, string | number>;

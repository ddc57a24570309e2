/** The plural forms of a text by CLDR category; `other` is the default. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** A sentence with named values (`{name}`), or its plural forms by `{count}`. */
export type Text = string | PluralForms;

/** The values of a text, by name. */
export type TextValues = Record<string, string | number>;

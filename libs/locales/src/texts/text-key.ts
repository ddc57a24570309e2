import type { ENGLISH } from './en-us.js';
import type { Text } from './text.js';

/** The key of a text; English has all keys. */
export type TextKey = keyof typeof ENGLISH;

/** The texts of one language; a missing text falls back to English. */
export type Texts = Partial<Record<TextKey, Text>>;

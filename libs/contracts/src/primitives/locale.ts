import { z } from 'zod';
import { LOCALES } from '../text/locales.js';

/** One of the product's languages, spelled exactly (docs/api/conventions.md#languages). */
export const LocaleText = z.string().refine((text) => (LOCALES as readonly string[]).includes(text), 'invalid locale');

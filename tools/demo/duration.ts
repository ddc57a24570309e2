import type { RecipeText } from './recipe-text.js';

type Language = RecipeText['language'];

/** Minutes in words of the recipe's own language, null for none: 75 is `1 hour 15 minutes`. */
export function durationText(minutes: number, language: Language): string | null {
  if (minutes <= 0) return null;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [hours > 0 ? HOURS[language](hours) : '', rest > 0 ? MINUTES[language](rest) : ''].filter(Boolean);
  return parts.join(language === 'ar' ? ' و' : ' ');
}

const HOURS: Record<Language, (count: number) => string> = {
  en: (count) => `${count} ${count === 1 ? 'hour' : 'hours'}`,
  de: (count) => `${count} ${count === 1 ? 'Stunde' : 'Stunden'}`,
  ar: (count) => {
    if (count === 1) return 'ساعة';
    if (count === 2) return 'ساعتان';
    return count <= 10 ? `${count} ساعات` : `${count} ساعة`;
  },
};
const MINUTES: Record<Language, (count: number) => string> = {
  en: (count) => `${count} ${count === 1 ? 'minute' : 'minutes'}`,
  de: (count) => `${count} ${count === 1 ? 'Minute' : 'Minuten'}`,
  ar: (count) => (count >= 3 && count <= 10 ? `${count} دقائق` : `${count} دقيقة`),
};

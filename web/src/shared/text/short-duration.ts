import { languageTag } from '@larder/locales/languages/locales';
import { readableDuration } from './iso-duration.js';

type Unit = 'day' | 'hour' | 'minute';

const UNITS: readonly Unit[] = ['day', 'hour', 'minute'];
/** One number for each plural form of a unit. */
const COUNTS = [1, 2, 5];
const PART = /(\d+)\s*(\p{L}+\.?)[\s,]*/gu;
const DURATION = new RegExp(`^(?:${PART.source})+$`, 'u');

/**
 * Abbreviates durations such as `12 hours 30 minutes` where there is little space: `12 hr 30 min`. Times are free text:
 * an ISO duration is written out, any other text, and one in another language than the given one or English, is not
 * changed.
 */
export function shortDuration(language: string): (text: string) => string {
  const unitOf = new Map([...unitNames('en-US'), ...unitNames(language)]);
  const short = new Map(UNITS.map((unit) => [unit, unitFormat(language, unit, 'short')]));
  return (text) => {
    if (!DURATION.test(text)) return readableDuration(text, language);
    const parts = [...text.matchAll(PART)].map(([, count, name = '']) => {
      const unit = unitOf.get(name.toLowerCase());
      return unit && short.get(unit)?.format(Number(count));
    });
    return parts.includes(undefined) ? text : parts.join(' ');
  };
}

/** The names and abbreviations of the units of time in a language. */
function unitNames(language: string): [string, Unit][] {
  return UNITS.flatMap((unit) =>
    (['long', 'short'] as const).flatMap((unitDisplay) => {
      const format = unitFormat(language, unit, unitDisplay);
      return COUNTS.map((count): [string, Unit] => [nameIn(format.formatToParts(count)), unit]);
    }),
  );
}

const unitFormat = (language: string, unit: Unit, unitDisplay: 'long' | 'short') =>
  new Intl.NumberFormat(languageTag(language), { style: 'unit', unit, unitDisplay });

const nameIn = (parts: Intl.NumberFormatPart[]): string =>
  (parts.find(({ type }) => type === 'unit')?.value ?? '').toLowerCase();

import { languageTag } from '@larder/locales/languages/locales';

const AMOUNT = String.raw`(\d+(?:[.,]\d+)?)`;
/** Weeks, days, hours, minutes and seconds. Years and months have no fixed length, and no recipe takes that long. */
const ISO_DURATION = new RegExp(
  `^P(?=\\d|T\\d)(?:${AMOUNT}W)?(?:${AMOUNT}D)?(?:T(?=\\d)(?:${AMOUNT}H)?(?:${AMOUNT}M)?(?:${AMOUNT}S)?)?$`,
  'i',
);
const SECONDS = [604_800, 86_400, 3600, 60, 1];
const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/**
 * A time of a recipe for readers. API clients store times as ISO 8601 durations: `PT90M` is `1 hr 30 min`, in the words
 * of the language. Any other text is not changed.
 */
export function readableDuration(text: string, language: string): string {
  const seconds = secondsOf(text.trim());
  return seconds === null ? text : unitsText(seconds, language);
}

function secondsOf(text: string): number | null {
  const [, ...amounts] = ISO_DURATION.exec(text) ?? [];
  if (amounts.length === 0) return null;
  return amounts.reduce((sum, amount, at) => sum + toNumber(amount) * (SECONDS[at] ?? 0), 0);
}

const toNumber = (amount: string | undefined): number => Number(amount?.replace(',', '.') ?? 0);

/** Rounded to minutes, except for less than one. */
function unitsText(seconds: number, language: string): string {
  const format = (count: number, unit: string) =>
    count.toLocaleString(languageTag(language), { style: 'unit', unit, unitDisplay: 'short' });
  if (seconds > 0 && seconds < 60) return format(Math.round(seconds), 'second');
  let remaining = Math.round(seconds / 60) * 60;
  const parts = UNITS.flatMap(([unit, size]) => {
    const count = Math.floor(remaining / size);
    remaining -= count * size;
    return count > 0 ? [format(count, unit)] : [];
  });
  return parts.join(' ') || format(0, 'minute');
}

import { findNumber } from '@larder/measures';
import { withDigits } from './worded-duration.js';

/** Prefixes of the words for units of time in the most common languages of recipes. */
const UNIT_WORDS: readonly [minutes: number, words: string][] = [
  [1_440, 'days?|tage?n?|jours?|d[ií]as?|giorn[io]|dagen|dag|dygn|dni|nap|gün|дн[а-я]*|ημ[εέ]ρ[α-ω]*|日|天|يوم|วัน|दिन'],
  [
    60,
    'hours?|hrs?|stunden?|std|heures?|horas?|or[ae]|uren|uur|timmar|timme|tim|timer|time|godz[a-z]*|tunti[a-z]*|saat|hodin[a-zyě]*|óra|jam|giờ|h|час[а-я]*|ч|годин[а-я]*|[ωώ]ρ[α-ω]*|小时|小時|時間|시간|ساعة|ساعات|שעות|שעה|ชั่วโมง|ชม\\.?|घंट[ेाों]*',
  ],
  [
    1,
    'minut[a-zê]*|mins?|mns?|minuuttia|dakika|dk|perc|menit|phút|m|минут[а-я]*|мин|хвилин[а-я]*|хв|λεπτ[α-ωάόώ]*|分钟|分鐘|分|분|دقيقة|دقائق|דקות|דקה|นาที|मिनट',
  ],
  [1 / 60, 'seconds?|secs?|sekunden?|secondes?|segundos?|secondi|seconden|sekunder|секунд[а-я]*|秒|초'],
];
const UNIT = new RegExp(
  `\\s{0,3}-?\\s{0,3}(?:${UNIT_WORDS.map(([, words]) => `(${words})`).join('|')})(?![\\p{L}\\p{M}])`,
  'iuy',
);
/** "1:30", "01:30:00", "1:30 h". */
const CLOCK =
  /^(\d{1,2}):(\d{2})(?::\d{2})?(?:\s?(?:h|hrs?|hours?|std\.?|stunden|heures?|horas|ore|uur|uren|t|timmar|timer|godz\.?|ч))?$/i;
/** A number without its unit means minutes: "80", "PT80". */
const BARE = /^(?:PT?)?(\d{1,5})$/i;
const MAX_LENGTH = 200;

/**
 * Minutes of a duration in words ("1 hr 20 min", "about 2 Stunden", "1:30"), or of a number; null when there is no
 * amount with a unit of time.
 */
export function parseDurationText(text: string): number | null {
  const short = text.slice(0, MAX_LENGTH).trim();
  const bare = BARE.exec(short)?.[1];
  if (bare) return Number(bare);
  const clock = CLOCK.exec(short);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  return /^(?:PT?)?-/i.test(short) ? null : sumOfAmounts(withDigits(short));
}

const OR = /(?<!\p{L})(?:or|oder|ou|eller|of|lub|nebo|vagy)(?!\p{L})/iu;
/** Between the ends of a range, after the unit: "25 minutes to 30 minutes". */
const RANGE = /^[^\d]{1,12}(?:\s?[-–—]|\s(?:to|bis|à|tot|do|till|til))\s?$/iu;

function sumOfAmounts(text: string): number | null {
  let sum: number | null = null;
  let before = { end: 0, minutes: 0 };
  for (let amount = findNumber(text); amount; amount = findNumber(text, amount.end)) {
    const perUnit = minutesPerUnit(text, amount.end);
    if (perUnit === null) continue;
    const between = text.slice(before.end, amount.start);
    if (sum !== null && OR.test(between)) break; // "8 hours on low or 4 hours on high"
    const minutes = amount.value * perUnit;
    sum = (sum ?? 0) + minutes - (sum !== null && RANGE.test(between) ? before.minutes : 0);
    before = { end: amount.end, minutes };
  }
  return sum === null ? null : Math.round(sum);
}

/** The minutes of the unit of time at an index, or null. */
function minutesPerUnit(text: string, at: number): number | null {
  UNIT.lastIndex = at;
  const match = UNIT.exec(text);
  return UNIT_WORDS.find((_, index) => match?.[index + 1] !== undefined)?.[0] ?? null;
}

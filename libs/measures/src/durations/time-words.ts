/** Words for hours, minutes and seconds in recipes, lower-case; prefixes of words with several endings. */
const UNITS: readonly [seconds: number, words: string][] = [
  [
    3600,
    [
      'hours?|hrs?|h|stunden?|std|heures?|horas?|or[ae]|uur|uren|timm(?:ar|en?)|timer?|tunti(?:a)?|godzin[ayę]?|godz|hodin[ay]?|hod',
      'ór[aá](?:t|n)?|saat|ώρ(?:α|ες)|час(?:а|ов|у)?|годин[аиу]?|ساعات|ساعة|שעות|שעה|小时|小時|時間|시간',
    ].join('|'),
  ],
  [
    60,
    [
      'minut(?:es?|en?|os?|as?|i|o|er|ter|y|ę|ių|u)?|mins?|min|mn|minuuttia?|minuten|minuto|perc(?:ig|et)?|dakika|dk|λεπτ(?:ά|ό)|минут[аыу]?|мин|хвилин[аиу]?|хв',
      'دقائق|دقيقة|דקות|דקה|分钟|分鐘|分間|分|분',
    ].join('|'),
  ],
  [
    1,
    [
      'seconds?|secs?|s|sekunden?|sek|secondes?|segundos?|second[oi]|seconden|sekunder?|sekuntia?|sekund[ay]?|másodperc|saniye',
      'секунд[аыу]?|сек|δευτερόλεπτα|ثوان[يٍ]?|ثانية|שניות|秒|초',
    ].join('|'),
  ],
];

/** A unit of time after a number, optionally separated by a space or a hyphen. */
const UNIT_PATTERNS = UNITS.map(
  ([seconds, words]) => [seconds, new RegExp(String.raw`^[\s\u00a0-]?(?:${words})(?![a-zà-ÿа-я])`, 'iu')] as const,
);

/** The unit of time at the start of a text: its seconds and its length in characters; null for any other word. */
export function timeUnitAt(text: string): { seconds: number; length: number } | null {
  for (const [seconds, pattern] of UNIT_PATTERNS) {
    const match = pattern.exec(text);
    if (match) return { seconds, length: match[0].length };
  }
  return null;
}

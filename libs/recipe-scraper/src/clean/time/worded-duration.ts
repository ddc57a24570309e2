const WORDED: readonly [words: RegExp, digits: string][] = [
  [/(?<!\p{L})(one|an?|\d)\s(hours?|heures?)\s(?:and a half|et demie)(?!\p{L})/giu, '$1½ $2'],
  [/(?<!\p{L})(?:half an?|half|une demi|halbe|media|mezz|meia)[\s’'-](?=hour|heure|stunde|hora|ora)/giu, '½ '],
  [/(?<!\p{L})(?:one|an?|eine|une|una|uma)(?=½|\s(?:hour|heure|stunde|hora|ora|day)(?!\p{L}))/giu, '1'],
  [/(\d\s?(?:h|hrs?|heures?|hours?)\s?)(\d{1,2})$/iu, '$1$2 min'],
];

/** A duration with digits and units: "half an hour" as "½ hour", "1h30" as "1h30 min". */
export function withDigits(text: string): string {
  return WORDED.reduce((part, [words, digits]) => part.replace(words, digits), text);
}

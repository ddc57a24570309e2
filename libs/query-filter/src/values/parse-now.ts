const NOW = /^\$NOW(?:([+-])(\d{1,5})([yMwdhms]))?$/;

const SECOND = 1000;
const SPANS_MS: Readonly<Record<string, number>> = {
  w: 7 * 24 * 3600 * SECOND,
  d: 24 * 3600 * SECOND,
  h: 3600 * SECOND,
  m: 60 * SECOND,
  s: SECOND,
};

/**
 * Parses a time relative to now: `$NOW`, `$NOW-7d`, `$NOW+1M`, with the units y, M (months), w, d, h, m (minutes), s.
 * Null for other texts.
 */
export function parseNow(text: string, now: Date): Date | null {
  const match = NOW.exec(text.trim());
  if (!match) return null;
  const [, sign, count = '0', span = 's'] = match;
  return shift(now, (sign === '-' ? -1 : 1) * Number(count), span);
}

function shift(now: Date, count: number, span: string): Date {
  const inMs = SPANS_MS[span];
  if (inMs !== undefined) return new Date(now.getTime() + count * inMs);
  const then = new Date(now);
  then.setUTCDate(1);
  then.setUTCMonth(now.getUTCMonth() + count * (span === 'y' ? 12 : 1));
  const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
  then.setUTCDate(Math.min(now.getUTCDate(), lastDay)); // one month before 31 March is 28 February
  return then;
}

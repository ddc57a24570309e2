/** A fraction, not reduced; `denominator` is at least 1. */
export interface Fraction {
  numerator: number;
  denominator: number;
}

/** Measuring cups are not marked in elevenths: amounts are shown with denominators up to this one. */
export const MAX_DENOMINATOR = 10;

interface ExactFraction {
  numerator: bigint;
  denominator: bigint;
}

/**
 * The fraction nearest to a number among those with a small denominator; of two equally near ones, that with the
 * smaller denominator.
 *
 * "Nearest" is meant exactly, for the binary number itself: 0.95 is stored a trifle below 19/20 and so is 9/10, not 1.
 * Floating-point arithmetic would not see that difference, hence the whole-number arithmetic.
 *
 * @param value any finite number
 */
export function closestFraction(value: number, maxDenominator: number = MAX_DENOMINATOR): Fraction {
  const whole = Math.floor(value);
  const part = value - whole; // exact: both have the same binary digits before the point
  return simpleFraction(whole, part, maxDenominator) ?? nearest(whole, toExactFraction(part), maxDenominator);
}

/** Most amounts: a half, two thirds as JavaScript divides them. What rounds to it differs less than any other fraction. */
function simpleFraction(whole: number, part: number, maxDenominator: number): Fraction | undefined {
  for (let denominator = 1; denominator <= maxDenominator; denominator++) {
    const parts = part * denominator;
    if (Number.isInteger(parts)) return { numerator: whole * denominator + parts, denominator };
  }
  return undefined;
}

function nearest(whole: number, rest: ExactFraction, maxDenominator: number): Fraction {
  let best = roundTo(rest, 1n);
  for (let denominator = 2n; denominator <= BigInt(maxDenominator); denominator++) {
    const candidate = roundTo(rest, denominator);
    if (isNearer(rest, candidate, best)) best = candidate;
  }
  return {
    numerator: whole * Number(best.denominator) + Number(best.numerator),
    denominator: Number(best.denominator),
  };
}

/** A number between 0 and 1 without rounding: doubling shifts its binary digits until none is behind the point. */
function toExactFraction(value: number): ExactFraction {
  let numerator = value;
  let denominator = 1n;
  while (!Number.isInteger(numerator)) {
    numerator *= 2;
    denominator *= 2n;
  }
  return { numerator: BigInt(numerator), denominator };
}

function roundTo(value: ExactFraction, denominator: bigint): ExactFraction {
  const doubled = 2n * value.numerator * denominator + value.denominator;
  return { numerator: doubled / (2n * value.denominator), denominator };
}

function isNearer(value: ExactFraction, candidate: ExactFraction, best: ExactFraction): boolean {
  return distance(value, candidate) * best.denominator < distance(value, best) * candidate.denominator;
}

/** How far off a fraction is, in units of 1 / (both denominators). */
function distance(value: ExactFraction, fraction: ExactFraction): bigint {
  const difference = value.numerator * fraction.denominator - fraction.numerator * value.denominator;
  return difference < 0n ? -difference : difference;
}

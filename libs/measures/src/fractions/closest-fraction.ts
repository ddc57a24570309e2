/** A fraction, not reduced; `denominator` is at least 1. */
export interface Fraction {
  numerator: number;
  denominator: number;
}

/** The largest denominator: measuring cups have no marks in elevenths. */
export const MAX_DENOMINATOR = 10;

interface ExactFraction {
  numerator: bigint;
  denominator: bigint;
}

/**
 * The fraction nearest to a number among those with a small denominator; for equal distances, the one with the smaller
 * denominator. The distance is exact for the binary number: 0.95 is stored slightly below 19/20, so the result is 9/10,
 * not 1. Floating-point arithmetic would not detect that difference, hence integer arithmetic.
 *
 * @param value any finite number
 */
export function closestFraction(value: number, maxDenominator: number = MAX_DENOMINATOR): Fraction {
  const whole = Math.floor(value);
  const part = value - whole; // exact: both have the same binary digits before the point
  return simpleFraction(whole, part, maxDenominator) ?? nearest(whole, toExactFraction(part), maxDenominator);
}

/**
 * Most amounts: a half, or two thirds as computed by JavaScript. The rounding error is smaller than the distance to any
 * other fraction.
 */
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

/** A number between 0 and 1 as an exact fraction: doubling shifts its binary digits until none is after the point. */
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

/** The distance of a fraction, in units of 1 / (both denominators). */
function distance(value: ExactFraction, fraction: ExactFraction): bigint {
  const difference = value.numerator * fraction.denominator - fraction.numerator * value.denominator;
  return difference < 0n ? -difference : difference;
}

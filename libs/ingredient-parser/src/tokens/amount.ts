import { plainNumber, VULGAR_FRACTIONS } from '@larder/measures';
import type { Amount } from './token.js';

const VULGAR = `[${[...VULGAR_FRACTIONS.keys()].join('')}]`;
const SLASHED = String.raw`\d{1,3}[/⁄∕]\d{1,3}(?!\d)`;
const FRACTION = `(?:${SLASHED}|${VULGAR})`;
const PLAIN = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?(?!\d)|\d+(?:[.,]\d+)?|\.\d+`;
/** Source of a regular expression for a number, without capturing groups. */
export const NUMBER_PATTERN = String.raw`(?:\d+(?:\s+|\s*[-&]\s*|\s+and\s+)${SLASHED}|\d+\s*${VULGAR}|${FRACTION}|${PLAIN})`;
const BETWEEN_ENDS = String.raw`(?:\s*[-–—‑]\s*|\s*[-–—‑]?\s*(?:to|or|bis|oder|à|ou|a|o|tot|of)\s+)`;

/** Source of a regular expression for a number or a range, without capturing groups. */
export const AMOUNT_PATTERN = `${NUMBER_PATTERN}(?:${BETWEEN_ENDS}${NUMBER_PATTERN})?`;

const WHOLE_RANGE = new RegExp(`^(${NUMBER_PATTERN})(?:${BETWEEN_ENDS}(${NUMBER_PATTERN}))?$`, 'iu');
const MIXED = new RegExp(`^(\\d+)(?:(?:[\\s&-]|and)+(${SLASHED})|\\s*(${VULGAR}))$`, 'iu');

/** Parses a match of `AMOUNT_PATTERN`; null for a division by zero or a descending range. */
export function readAmount(text: string): Amount | null {
  const [, first = '', second] = WHOLE_RANGE.exec(text) ?? [];
  const low = numberOf(first);
  const high = second === undefined ? low : numberOf(second);
  if (low === null || high === null || high < low) return null;
  return { low, high, isMultiplier: false };
}

function numberOf(text: string): number | null {
  const [, whole, slashed, vulgar] = MIXED.exec(text) ?? [];
  const part = slashed ?? vulgar;
  const value = whole && part ? sum(Number(whole), fractionOf(part)) : (fractionOf(text) ?? decimalOf(text));
  return value !== null && Number.isFinite(value) ? value : null;
}

function sum(whole: number, fraction: number | null): number | null {
  return fraction === null ? null : whole + fraction;
}

function decimalOf(text: string): number | null {
  return plainNumber(text.startsWith('.') ? `0${text}` : text);
}

function fractionOf(text: string): number | null {
  const vulgar = VULGAR_FRACTIONS.get(text);
  if (vulgar !== undefined) return vulgar;
  const [numerator, denominator, more] = text.split(/[/⁄∕]/u).map(Number);
  return numerator !== undefined && denominator && more === undefined ? numerator / denominator : null;
}

import type { LabeledToken } from './labeled-token.js';

/** Foods with words that are mostly amounts or units. */
const COMPOUND = /(?<!\p{L})(?:half[\s-](?:and|&)[\s-]half|pot[\s-](?:roast|pie|sticker)s?)(?!\p{L})/giu;

/** Whether a line contains such a food. */
export const hasCompoundFood = (line: string): boolean => line.search(COMPOUND) >= 0;

/** The words with "half and half" and the like labeled as name where one of them is labeled as amount or unit. */
export function withCompoundFoods(line: string, tokens: readonly LabeledToken[]): readonly LabeledToken[] {
  return [...line.matchAll(COMPOUND)].reduce((labeled, { 0: text, index }) => {
    const isPart = ({ start }: LabeledToken): boolean => start >= index && start < index + text.length;
    const isMistaken = labeled.some((token) => isPart(token) && (token.label === 'quantity' || token.label === 'unit'));
    return isMistaken ? labeled.map((token) => (isPart(token) ? { ...token, label: 'name' } : token)) : labeled;
  }, tokens);
}

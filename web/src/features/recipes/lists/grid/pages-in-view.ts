import { PAGE_SIZE } from '../recipe-lists.api.js';

/** Cards beyond the last one in view that are fetched before the reader gets there. */
const AHEAD = 15;

/** The pages, the first being 1, that hold the cards from `first` to `last` (counted from 0) and those soon after. */
export function pagesInView(first: number, last: number, total: number): number[] {
  const end = Math.min(Math.max(total, 1) - 1, last + AHEAD);
  const from = pageOf(Math.min(first, end));
  return Array.from({ length: pageOf(end) - from + 1 }, (_, index) => from + index);
}

/** The page of a card, and its place there. */
export const pageOf = (index: number): number => Math.floor(index / PAGE_SIZE) + 1;
export const placeOf = (index: number): number => index % PAGE_SIZE;

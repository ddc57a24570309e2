import { PAGE_SIZE } from '../recipe-lists.api.js';

/** The number of cards after the visible ones that are loaded in advance. */
const AHEAD = 15;

/** The pages, from 1, that contain the cards from `first` to `last` (from 0) and the next ones. */
export function pagesInView(first: number, last: number, total: number): number[] {
  const end = Math.min(Math.max(total, 1) - 1, last + AHEAD);
  const from = pageOf(Math.min(first, end));
  return Array.from({ length: pageOf(end) - from + 1 }, (_, index) => from + index);
}

/** The page of a card, and its index there. */
export const pageOf = (index: number): number => Math.floor(index / PAGE_SIZE) + 1;
export const placeOf = (index: number): number => index % PAGE_SIZE;

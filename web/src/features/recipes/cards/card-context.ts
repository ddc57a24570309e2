import { createContext, use } from 'react';
import type { RatingSummary } from '@larder/contracts/recipe/rating';
import type { UserOut } from '@larder/contracts/identity/user';

/** What all cards of a page share; asked for once, not by each of a thousand cards. */
export interface CardSurroundings {
  groupSlug: string;
  /** Who looks at recipes of the own group; null for visitors. */
  member: UserOut | null;
  /** The reader's own stars and favourites by recipe id. */
  opinions: ReadonlyMap<string, RatingSummary> | undefined;
}

/** Cards outside of any list are those of a visitor. */
export const CardContext = createContext<CardSurroundings>({ groupSlug: '', member: null, opinions: undefined });

export const useCardSurroundings = (): CardSurroundings => use(CardContext);

import { createContext, use, type MouseEvent } from 'react';
import type { RatingSummary } from '@larder/contracts/recipe/rating';
import type { UserOut } from '@larder/contracts/identity/tenants/user';
import type { CardLabels } from './card-labels.js';

/** What all cards of a page share; asked for once, not by each of a thousand cards. */
export interface CardContextValue {
  groupSlug: string;
  /** Who looks at recipes of the own group; null for visitors. */
  member: UserOut | null;
  /** The reader's own stars and favourites by recipe id. */
  ownRatings: ReadonlyMap<string, RatingSummary> | undefined;
  words: CardLabels;
  /** The address of a path of the app, under whatever prefix that lives. */
  hrefOf: (path: string) => string;
  /** A click on a link to the path: what the app shows itself is not left to the browser. */
  follow: (event: MouseEvent, path: string) => void;
}

export const CardContext = createContext<CardContextValue | null>(null);

export function useCardContext(): CardContextValue {
  const cardContext = use(CardContext);
  if (!cardContext) throw new Error('cards need CardProvider around them');
  return cardContext;
}

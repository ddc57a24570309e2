import { createContext, use, type MouseEvent } from 'react';
import type { RatingSummary } from '@larder/contracts/recipe/rating';
import type { UserOut } from '@larder/contracts/identity/tenants/user';
import type { CardLabels } from './card-labels.js';

/** Shared by all cards of a page, so that not each of a thousand cards calls the hooks. */
export interface CardContextValue {
  groupSlug: string;
  /** The user of the own group; null for visitors. */
  member: UserOut | null;
  /** The user's own ratings and favorites by recipe id. */
  ownRatings: ReadonlyMap<string, RatingSummary> | undefined;
  labels: CardLabels;
  /** The URL of an app path, including the base path. */
  hrefOf: (path: string) => string;
  /** Handles a click on a link: app paths are navigated without a page load. */
  follow: (event: MouseEvent, path: string) => void;
}

export const CardContext = createContext<CardContextValue | null>(null);

export function useCardContext(): CardContextValue {
  const cardContext = use(CardContext);
  if (!cardContext) throw new Error('cards need CardProvider around them');
  return cardContext;
}

import { createContext, useContext } from 'react';
import type { UserOut } from '@larder/contracts/identity/user';

/** Who reads a recipe, and by what right. */
export interface Reading {
  /** A member of the recipe's own group; null for visitors, who can change nothing. */
  member: UserOut | null;
  /** The link by which a user without a session reads it; images are asked for with it. */
  share: string | null;
}

export const ReadingContext = createContext<Reading>({ member: null, share: null });

/** Who reads the recipe around this component. */
export const useReading = () => useContext(ReadingContext);

import { createContext, useContext } from 'react';
import type { UserOut } from '@larder/contracts/identity/tenants/user';

/** The access of the reader of a recipe: member, visitor or share link. */
export interface ReaderAccess {
  /** A member of the recipe's own group; null for visitors, who have read access only. */
  member: UserOut | null;
  /** The share link by which a user without a session reads the recipe; part of image URLs. */
  share: string | null;
}

export const ReaderAccessContext = createContext<ReaderAccess>({ member: null, share: null });

/** The access of the user on the surrounding recipe page. */
export const useReaderAccess = () => useContext(ReaderAccessContext);

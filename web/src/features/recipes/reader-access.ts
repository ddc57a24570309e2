import { createContext, useContext } from 'react';
import type { UserOut } from '@larder/contracts/identity/tenants/user';

/** The access of the reader of a recipe: member, visitor or share link. */
export interface ReaderAccess {
  /** A member of the recipe's own group; null for visitors, who can change nothing. */
  member: UserOut | null;
  /** The link by which a user without a session reads it; images are asked for with it. */
  share: string | null;
}

export const ReaderAccessContext = createContext<ReaderAccess>({ member: null, share: null });

/** The access of the reader of the surrounding recipe page. */
export const useReaderAccess = () => useContext(ReaderAccessContext);

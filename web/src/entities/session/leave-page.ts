import { createContext, useContext } from 'react';

/** Unmounts the page on screen; the next navigation shows its page. */
export const LeavePageContext = createContext<() => void>(() => undefined);

/** Unmounts the page on screen before its session ends: as a visitor, it would request other data, or redirect. */
export function useLeavePage(): () => void {
  return useContext(LeavePageContext);
}

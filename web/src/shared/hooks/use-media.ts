import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches; follows changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/**
 * The breakpoints: phones are narrower than 600 px; below 760 px the drawer closes; two columns fit from 960 px, three
 * from 1264 px, four from 1904 px.
 */
export const WIDTHS = {
  belowSm: '(max-width: 599.98px)',
  belowDrawer: '(max-width: 759.98px)',
  fromMd: '(min-width: 960px)',
  fromLg: '(min-width: 1264px)',
  fromXl: '(min-width: 1904px)',
} as const;

/** Phones: dialogs fill the screen, buttons show their icon only. */
export const useIsPhone = () => useMedia(WIDTHS.belowSm);
/** Screens too narrow to keep the drawer next to the content. */
export const useIsNarrow = () => useMedia(WIDTHS.belowDrawer);

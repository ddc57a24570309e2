import { useState } from 'react';
import { useLocation } from 'react-router';
import { definePreference, usePreference } from '../../../shared/hooks/preference.js';
import { useIsNarrow } from '../../../shared/hooks/use-media.js';

const openOnWideScreens = definePreference('drawer-open', true, (stored) => typeof stored === 'boolean');

/** Whether the drawer is open: stored for wide screens; closed by navigation on narrow ones. */
export function useDrawer(): { open: boolean; overlays: boolean; setOpen: (open: boolean) => void } {
  const overlays = useIsNarrow();
  const { key } = useLocation();
  const [openWide, setOpenWide] = usePreference(openOnWideScreens);
  const [openedAt, setOpenedAt] = useState<string | null>(null);

  // On a narrow screen the drawer belongs to the page it was opened on: navigation closes it.
  if (overlays) return { open: openedAt === key, overlays, setOpen: (open) => setOpenedAt(open ? key : null) };
  return { open: openWide, overlays, setOpen: setOpenWide };
}

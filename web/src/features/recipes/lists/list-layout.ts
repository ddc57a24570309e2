import { definePreference, usePreference } from '../../../shared/hooks/preference.js';
import { useMedia } from '../../../shared/hooks/use-media.js';

/** The layout of a list of cards. */
export interface ListLayout {
  columns: number;
  /** The image is above the text instead of next to it. */
  tall: boolean;
  /** Height of a row including the gap, as in the style sheets. */
  rowHeight: number;
}

/** Whether the user prefers the list view where the grid view would fit. */
export const prefersListView = definePreference(
  'recipe-flat-cards',
  false,
  (stored): stored is boolean => typeof stored === 'boolean',
);

/** Columns by width: one below 960 px, then two, from 1264 px three and from 1904 px four. */
export function useListLayout(): ListLayout {
  const medium = useMedia('(min-width: 960px)');
  const large = useMedia('(min-width: 1264px)');
  const huge = useMedia('(min-width: 1904px)');
  const [flat] = usePreference(prefersListView);
  return layoutOf({ columns: huge ? 4 : large ? 3 : medium ? 2 : 1, flat });
}

export function layoutOf({ columns, flat }: { columns: number; flat: boolean }): ListLayout {
  if (columns === 1) return { columns, tall: false, rowHeight: 166 };
  return { columns, tall: !flat, rowHeight: flat ? 174 : 414 };
}

import { definePreference, usePreference } from '../../../shared/hooks/preference.js';
import { useMedia } from '../../../shared/hooks/use-media.js';

/** The layout of a list of cards. */
export interface ListLayout {
  columns: number;
  /** The image is above the text instead of next to it. */
  tall: boolean;
  /** Height of a row including the gap, in pixels, as in the style sheets. */
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
  const [isListView] = usePreference(prefersListView);
  return layoutOf({ columns: huge ? 4 : large ? 3 : medium ? 2 : 1, isListView });
}

/** The layout for a number of columns; a single column is always a list view. */
function layoutOf({ columns, isListView }: { columns: number; isListView: boolean }): ListLayout {
  if (columns === 1) return { columns, tall: false, rowHeight: 166 };
  return { columns, tall: !isListView, rowHeight: isListView ? 174 : 414 };
}

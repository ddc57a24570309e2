import { definePreference, usePreference } from '../../../shared/hooks/preference.js';
import { useMedia, WIDTHS } from '../../../shared/hooks/use-media.js';

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

/** One column to four, by width. */
export function useListLayout(): ListLayout {
  const columns = useColumns();
  const [isListView] = usePreference(prefersListView);
  return layoutOf({ columns, isListView });
}

function useColumns(): number {
  const medium = useMedia(WIDTHS.fromMd);
  const large = useMedia(WIDTHS.fromLg);
  const huge = useMedia(WIDTHS.fromXl);
  if (huge) return 4;
  if (large) return 3;
  return medium ? 2 : 1;
}

/** The layout for a number of columns; a single column is always a list view. */
function layoutOf({ columns, isListView }: { columns: number; isListView: boolean }): ListLayout {
  if (columns === 1) return { columns, tall: false, rowHeight: 166 };
  return { columns, tall: !isListView, rowHeight: isListView ? 174 : 414 };
}

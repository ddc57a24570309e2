import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../../shared/ui/classes.js';
import { CardProvider } from '../../cards/CardProvider.js';
import { ListFailure } from './ListFailure.js';
import { useListLayout, type ListLayout } from '../list-layout.js';
import { RecipeCell } from './RecipeCell.js';
import type { RecipeListArgs } from '../recipe-lists.api.js';
import { useRecipePages } from './use-recipe-pages.js';
import { useRowsNearScreen } from './use-rows-near-screen.js';
import styles from './RecipeGrid.module.css';

export interface RecipeGridProps {
  list: RecipeListArgs;
  /** The number of recipes of the list. */
  total: number;
  /** Another list is loading. */
  dimmed: boolean;
}

/**
 * A virtualized list of cards: only those near the screen are rendered, and only their pages are loaded. The list has
 * its full height from the start, so that the scroll bar is correct and navigation back restores the position.
 */
export function RecipeGrid(props: RecipeGridProps) {
  const layout = useListLayout();
  return (
    <CardProvider>
      <Grid {...props} layout={layout} key={`${layout.columns} ${layout.rowHeight}`} />
    </CardProvider>
  );
}

function Grid({ list, total, dimmed, layout }: RecipeGridProps & { layout: ListLayout }) {
  const { t } = useTranslation();
  const { columns, rowHeight, tall } = layout;
  const rows = Math.ceil(total / columns);
  const { firstRow, lastRow, above, below } = useRowsNearScreen(rows, rowHeight);
  const first = firstRow * columns;
  const end = Math.min(total, (lastRow + 1) * columns);
  const recipes = useRecipePages(list, first, end - 1, total);
  const pixels = (from: number, to: number) => ({ insetBlockStart: from * rowHeight, height: (to - from) * rowHeight });
  const place = {
    '--columns': columns,
    '--row-height': `${rowHeight}px`,
    height: rows * rowHeight,
    paddingBlockStart: firstRow * rowHeight,
  } as CSSProperties; // custom properties are missing in React's types
  return (
    <div className={styles.frame}>
      <div ref={above} className={styles.edge} style={pixels(0, firstRow)} />
      <div ref={below} className={styles.edge} style={pixels(lastRow + 1, rows)} />
      <ul
        className={classes(styles.list, dimmed && styles.dimmed)}
        style={place}
        aria-busy={dimmed}
        aria-label={t('general.recipes')}
      >
        {Array.from({ length: end - first }, (_, offset) => first + offset).map((index) => (
          <RecipeCell key={index} recipe={recipes.at(index)} index={index} total={total} tall={tall} />
        ))}
      </ul>
      {recipes.failed && <ListFailure onRetry={recipes.retry} />}
    </div>
  );
}

import { useRef } from 'react';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import type { FilterOption } from '../../../../entities/catalogue/filter-options.api.js';
import { useRowsNearScreen } from '../../lists/grid/use-rows-near-screen.js';
import styles from './Filters.module.css';

/** The height of the list, in pixels; kept while the options are loaded, so that nothing moves then. */
export const LIST_HEIGHT = 300;
const ROW_HEIGHT = 51;

export interface FilterOptionsProps {
  options: readonly FilterOption[];
  /** The selected ids. */
  selectedIds: readonly string[];
  /** Only one can be selected. */
  single: boolean;
  onChoose: (ids: readonly string[]) => void;
}

/** Virtualized checkboxes for thousands of names. */
export function FilterOptions({ options, selectedIds, single, onChoose }: FilterOptionsProps) {
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const { firstRow, lastRow, above, below } = useRowsNearScreen(options.length, ROW_HEIGHT, frame);
  if (options.length === 0) return <p className={styles.none}>{t('search.no-matches')}</p>;
  const toggle = (id: string, on: boolean) => {
    if (!on) onChoose(selectedIds.filter((other) => other !== id));
    else onChoose(single ? [id] : [...selectedIds, id]);
  };
  return (
    <div ref={frame} className={styles.frame} style={{ height: LIST_HEIGHT }}>
      <div ref={above} style={{ height: firstRow * ROW_HEIGHT }} />
      <ul>
        {options.slice(firstRow, lastRow + 1).map((option) => {
          const on = selectedIds.includes(option.id) || selectedIds.includes(option.slug ?? '');
          return (
            <li key={option.id} className={styles.option} style={{ height: ROW_HEIGHT }}>
              <Checkbox checked={on} onChange={(event) => toggle(option.id, event.target.checked)}>
                <bdi>{option.name}</bdi>
              </Checkbox>
            </li>
          );
        })}
      </ul>
      <div ref={below} style={{ height: Math.max(options.length - 1 - lastRow, 0) * ROW_HEIGHT }} />
    </div>
  );
}

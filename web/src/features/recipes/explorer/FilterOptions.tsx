import { useRef } from 'react';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { ChoiceOption } from '../../../shared/catalogue/choices.api.js';
import styles from './Filters.module.css';

const LIST_HEIGHT = 300;
const ROW_HEIGHT = 51;

export interface FilterOptionsProps {
  options: readonly ChoiceOption[];
  /** Ids of what is chosen. */
  chosen: readonly string[];
  /** One choice replaces the other. */
  single: boolean;
  onChoose: (ids: readonly string[]) => void;
}

/** Check boxes for thousands of names: only those in view exist. */
export function FilterOptions({ options, chosen, single, onChoose }: FilterOptionsProps) {
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  // eslint-disable-next-line react-hooks/incompatible-library -- nothing of it is handed on
  const items = useVirtualizer({
    count: options.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    // The frame has this height whatever is in it: nothing to be measured.
    observeElementRect: (_list, report) => report({ width: 0, height: LIST_HEIGHT }),
    overscan: 4,
  }).getVirtualItems();
  if (options.length === 0) return <p className={styles.none}>{t('search.nothing-to-choose')}</p>;
  const toggle = (id: string, on: boolean) => {
    if (!on) onChoose(chosen.filter((other) => other !== id));
    else onChoose(single ? [id] : [...chosen, id]);
  };
  return (
    <div ref={frame} className={styles.frame} style={{ height: LIST_HEIGHT }}>
      <ul style={{ height: options.length * ROW_HEIGHT, paddingBlockStart: items[0]?.start ?? 0 }}>
        {items.map(({ index, key }) => {
          const option = options[index];
          if (!option) return null;
          const on = chosen.includes(option.id) || chosen.includes(option.slug ?? '');
          return (
            <li key={key} className={styles.option} style={{ height: ROW_HEIGHT }}>
              <Checkbox checked={on} onChange={(event) => toggle(option.id, event.target.checked)}>
                <bdi>{option.name}</bdi>
              </Checkbox>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../shared/icons/Icon.js';
import { Button } from '../../../../shared/ui/controls/Button.js';
import { PopoverOnDemand } from '../../../../shared/ui/controls/overlays/PopoverOnDemand.js';
import { lazyPart } from '../../../../shared/theme/lazy-part.js';
import { CountBadge } from '../../../../shared/ui/data/CountBadge.js';
import { FILTER_KIND_LABELS } from '../../../../entities/catalogue/filter-kinds.js';
import type { FilterProps } from '../explorer-props.js';
import { idsOf } from '../query/explorer-query.js';
import styles from './Filters.module.css';

const FilterPanel = lazyPart(async () => ({ default: (await import('./FilterPanel.js')).FilterPanel }));

/** One filter: a button with the number of selected values, which opens the panel. */
export function FilterButton(props: FilterProps) {
  const { t } = useTranslation();
  const { icon, label } = FILTER_KIND_LABELS[props.kind];
  const count = idsOf(props.query, props.kind).length;
  return (
    <PopoverOnDemand
      side="start"
      className={styles.popover}
      panel={FilterPanel}
      content={(close) => <FilterPanel {...props} onClose={close} />}
      button={({ open, ...handlers }) => (
        <Button {...handlers} icon={<Icon name={icon} size={18} />} aria-expanded={open} aria-haspopup="dialog">
          {t(label)}
          <CountBadge count={count} label={t('search.selected', { count })} />
        </Button>
      )}
    />
  );
}

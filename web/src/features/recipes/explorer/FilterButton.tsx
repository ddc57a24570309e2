import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../shared/icons/Icon.js';
import { Button } from '../../../shared/ui/controls/Button.js';
import { PopoverOnDemand } from '../../../shared/ui/controls/PopoverOnDemand.js';
import { lazyPart } from '../../../shared/ui/lazy-part.js';
import { SkeletonText } from '../../../shared/ui/Skeleton.js';
import { CountBadge } from '../../../shared/ui/CountBadge.js';
import type { VisitedGroup } from '../../../entities/session/visited-group.js';
import { CHOICE_LOOKS, type Choice } from '../../../entities/catalogue/choices.js';
import { idsOf, type ExplorerQuery } from './explorer-query.js';
import styles from './Filters.module.css';

const FilterPanel = lazyPart(async () => ({ default: (await import('./FilterPanel.js')).FilterPanel }));

export interface FilterButtonProps {
  choice: Choice;
  query: ExplorerQuery;
  visited: VisitedGroup;
  onChange: (query: ExplorerQuery) => void;
}

/** One filter: how much is chosen in it, and behind the button what there is to choose. */
export function FilterButton(props: FilterButtonProps) {
  const { t } = useTranslation();
  const { icon, label } = CHOICE_LOOKS[props.choice];
  const count = idsOf(props.query, props.choice).length;
  return (
    <PopoverOnDemand
      side="start"
      className={styles.popover}
      content={(close) => (
        <Suspense fallback={<SkeletonText lines={5} />}>
          <FilterPanel {...props} onClose={close} />
        </Suspense>
      )}
      button={({ open, ...opens }) => (
        <Button {...opens} icon={<Icon name={icon} size={18} />} aria-expanded={open} aria-haspopup="dialog">
          {t(label)}
          <CountBadge count={count} label={t('search.chosen', { count })} />
        </Button>
      )}
    />
  );
}

import { useState } from 'react';
import { Button, Popover } from 'antd';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../shared/icons/Icon.js';
import { CountBadge } from '../../../shared/ui/CountBadge.js';
import type { VisitedGroup } from '../../../shared/session/visited-group.js';
import { CHOICE_LOOKS, type Choice } from '../../../shared/catalogue/choices.js';
import { idsOf, type ExplorerQuery } from './explorer-query.js';
import { FilterPanel } from './FilterPanel.js';
import styles from './Filters.module.css';

export interface FilterButtonProps {
  choice: Choice;
  query: ExplorerQuery;
  visited: VisitedGroup;
  onChange: (query: ExplorerQuery) => void;
}

/** One filter: how much is chosen in it, and behind the button what there is to choose. */
export function FilterButton(props: FilterButtonProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { icon, label } = CHOICE_LOOKS[props.choice];
  const count = idsOf(props.query, props.choice).length;
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomLeft"
      arrow={false}
      destroyOnHidden
      classNames={{ root: styles.popover }}
      content={<FilterPanel {...props} onClose={() => setOpen(false)} />}
    >
      <Button icon={<Icon name={icon} size={18} />} aria-expanded={open} aria-haspopup="dialog">
        {t(label)}
        <CountBadge count={count} label={t('search.chosen', { count })} />
      </Button>
    </Popover>
  );
}

import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { MEALS, nameOfEntry, type PlanEntry } from '../../../entities/meal-plans/plan-entries.js';
import { usePlanActions } from '../../../entities/meal-plans/use-plan-actions.js';
import { Icon } from '../../../shared/icons/Icon.js';
import { ButtonMenu } from '../../../shared/ui/controls/overlays/ButtonMenu.js';
import styles from './Edit.module.css';

/** The meal of an entry, and a menu to change it. */
export function MealChip({ entry }: { entry: PlanEntry }) {
  const { t } = useTranslation();
  const { change } = usePlanActions();
  const meal = t(`recipe.meal-${entry.entryType}`);
  const items = MEALS.map((entryType) => ({
    key: entryType,
    label: t(`recipe.meal-${entryType}`),
    onClick: () => {
      if (entryType !== entry.entryType) void change([{ id: entry.id, entryType }], [entry]);
    },
  }));
  return (
    <ButtonMenu menu={{ items, selectable: true, selectedKeys: [entry.entryType] }}>
      <Button
        size="small"
        shape="round"
        className={styles.meal ?? ''}
        aria-label={t('meal-plan.meal-of', { name: nameOfEntry(entry), meal })}
      >
        {meal}
        <Icon name="chevronDown" size={14} />
      </Button>
    </ButtonMenu>
  );
}

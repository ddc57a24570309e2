import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { useChangePlanEntriesMutation } from '../../../entities/meal-plans/meal-plans.api.js';
import { MEALS, nameOfEntry, type PlanEntry } from '../../../entities/meal-plans/plan-entries.js';
import { Icon } from '../../../shared/icons/Icon.js';
import styles from './Edit.module.css';

/** The meal of an entry, and a menu to change it. */
export function MealChip({ entry }: { entry: PlanEntry }) {
  const { t } = useTranslation();
  const [change] = useChangePlanEntriesMutation();
  const now = t(`recipe.meal-${entry.entryType}`);
  const items = MEALS.map((meal) => ({
    key: meal,
    label: t(`recipe.meal-${meal}`),
    onClick: () => {
      if (meal !== entry.entryType) void change([{ id: entry.id, entryType: meal }]);
    },
  }));
  return (
    <Dropdown trigger={['click']} menu={{ items, selectable: true, selectedKeys: [entry.entryType] }}>
      <Button
        size="small"
        shape="round"
        className={styles.meal ?? ''}
        aria-label={t('meal-plan.meal-of', { name: nameOfEntry(entry), meal: now })}
      >
        {now}
        <Icon name="chevronDown" size={14} />
      </Button>
    </Dropdown>
  );
}

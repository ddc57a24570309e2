import { useState } from 'react';
import { Button, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import type { RecipeSummary } from '@larder/contracts/recipe/recipe';
import { FormError } from '../../../shared/forms/FormError.js';
import { useSave } from '../../../api/use-save.js';
import { Dialog } from '../../../shared/ui/dialogs/Dialog.js';
import { DayField } from '../../../shared/forms/fields/DayField.js';
import { dayOf } from '../../../shared/dates/local-days.js';
import { EMPTY_DRAFT, MEALS, type MealType } from '../../../entities/meal-plans/plan-entries.js';
import { usePlanActions } from '../../../entities/meal-plans/use-plan-actions.js';
import styles from '../cook-log/cook-log.module.css';

/** Plans the recipe for a day and a meal. */
export function PlanDialog({ recipe, onClose }: { recipe: RecipeSummary; onClose: () => void }) {
  const { t } = useTranslation();
  const [date, setDate] = useState(() => dayOf(new Date()));
  const [entryType, setEntryType] = useState<MealType>('dinner');
  const { create } = usePlanActions();
  const [isLoading, setLoading] = useState(false);
  const { save, problem } = useSave('recipe.recipe-added-to-mealplan');

  const handleAdd = async () => {
    setLoading(true);
    const isSaved = await save(create({ ...EMPTY_DRAFT, recipeId: recipe.id, recipe, date, entryType }));
    setLoading(false);
    if (isSaved) onClose();
  };
  return (
    <Dialog
      open
      title={t('recipe.add-to-plan')}
      icon="calendar"
      onClose={onClose}
      actions={
        <Button type="primary" loading={isLoading} disabled={!date} onClick={() => void handleAdd()}>
          {t('recipe.add-to-plan')}
        </Button>
      }
    >
      <div className={styles.form}>
        <p className={styles.what}>
          <bdi>{recipe.name}</bdi>
        </p>
        <DayField label={t('recipe.date')} value={date} onChange={setDate} />
        <Radio.Group
          aria-label={t('recipe.meal')}
          value={entryType}
          onChange={(event) => setEntryType(event.target.value as MealType)}
          options={MEALS.map((meal) => ({ value: meal, label: t(`recipe.meal-${meal}`) }))}
        />
        <FormError text={problem} />
      </div>
    </Dialog>
  );
}

import { useState } from 'react';
import { Button, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { FormError } from '../../../shared/forms/FormError.js';
import { useSave } from '../../../api/use-save.js';
import { Dialog } from '../../../shared/ui/dialogs/Dialog.js';
import { DayField } from '../../../shared/forms/DayField.js';
import { dayOf } from '../../../shared/format/days.js';
import styles from '../cook-log/cook-log.module.css';
import { useAddToPlanMutation } from '../content/recipe-page.api.js';

const MEALS = ['breakfast', 'lunch', 'dinner', 'side'];

/** On which day and at which meal to have it. */
export function PlanDialog({ recipe, onClose }: { recipe: Pick<Recipe, 'id' | 'name'>; onClose: () => void }) {
  const { t } = useTranslation();
  const [date, setDate] = useState(() => dayOf(new Date()));
  const [entryType, setEntryType] = useState('dinner');
  const [add, { isLoading }] = useAddToPlanMutation();
  const { save, problem } = useSave('recipe.recipe-added-to-mealplan');

  const handleAdd = async () => {
    if (await save(add({ recipeId: recipe.id, date, entryType }))) onClose();
  };
  return (
    <Dialog
      open
      title={t('recipe.add-to-plan')}
      icon="clock"
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
          onChange={(event) => setEntryType(event.target.value as string)}
          options={MEALS.map((meal) => ({ value: meal, label: t(`recipe.meal-${meal}`) }))}
        />
        <FormError text={problem} />
      </div>
    </Dialog>
  );
}

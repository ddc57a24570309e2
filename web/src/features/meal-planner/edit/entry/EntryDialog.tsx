import { useId, useState } from 'react';
import { Button, Input, InputNumber, Radio, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { MEALS, type MealType, type PlanEntry } from '../../../../entities/meal-plans/plan-entries.js';
import { usePlanActions } from '../../../../entities/meal-plans/use-plan-actions.js';
import { useSave } from '../../../../api/use-save.js';
import { changedValues } from '../../../../shared/forms/changed-values.js';
import { DayField } from '../../../../shared/forms/fields/DayField.js';
import { FormError } from '../../../../shared/forms/FormError.js';
import { Dialog } from '../../../../shared/ui/dialogs/Dialog.js';
import { bodyOf, firstValues, isComplete, type EntryValues } from './entry-values.js';
import { RecipeSelect } from './RecipeSelect.js';
import styles from '../Edit.module.css';

const MAX_SERVINGS = 1000;
const MAX_TITLE_LENGTH = 1000;

export interface EntryDialogProps {
  /** The entry to edit; null creates a new one. */
  entry: PlanEntry | null;
  /** The proposed day of a new entry. */
  day: string;
  onClose: () => void;
}

/** The form of a plan entry: a recipe with servings, or a note, on a day, for a meal. */
export function EntryDialog({ entry, day, onClose }: EntryDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const [opened] = useState<EntryValues>(() => firstValues(entry, day));
  const [values, setValues] = useState(opened);
  const { create, update } = usePlanActions();
  const [isSaving, setSaving] = useState(false);
  const { save, problem } = useSave(entry ? 'meal-plan.updated' : 'meal-plan.created');
  const set = (changes: Partial<EntryValues>) => setValues({ ...values, ...changes });
  const handleSave = async () => {
    const body = bodyOf(values);
    const recipe = values.noteOnly ? null : values.recipe;
    setSaving(true);
    const call = entry ? update(entry, changedValues(bodyOf(opened), body), recipe) : create({ ...body, recipe });
    const isSaved = await save(call);
    setSaving(false);
    if (isSaved) onClose();
  };
  return (
    <Dialog
      open
      icon="calendar"
      title={t(entry ? 'meal-plan.update-this-meal-plan' : 'meal-plan.create-a-new-meal-plan')}
      onClose={onClose}
      actions={
        <Button type="primary" disabled={!isComplete(values)} loading={isSaving} onClick={() => void handleSave()}>
          {t(entry ? 'general.save' : 'general.create')}
        </Button>
      }
    >
      <div className={styles.form}>
        <DayField label={t('recipe.date')} value={values.date} onChange={(date) => set({ date })} />
        <Radio.Group
          aria-label={t('recipe.meal')}
          value={values.entryType}
          onChange={(event) => set({ entryType: event.target.value as MealType })}
          options={MEALS.map((meal) => ({ value: meal, label: t(`recipe.meal-${meal}`) }))}
        />
        <div className={styles.switch}>
          <Switch aria-labelledby={`${id}note`} checked={values.noteOnly} onChange={(noteOnly) => set({ noteOnly })} />
          <span id={`${id}note`}>{t('meal-plan.note-only')}</span>
        </div>
        {values.noteOnly ? (
          <label className={styles.field}>
            {t('meal-plan.title')}
            <Input
              maxLength={MAX_TITLE_LENGTH}
              value={values.title}
              onChange={(event) => set({ title: event.target.value })}
            />
          </label>
        ) : (
          <>
            <div className={styles.field}>
              <span aria-hidden>{t('meal-plan.recipe')}</span>
              <RecipeSelect value={values.recipe} onChange={(recipe) => set({ recipe })} />
            </div>
            <div className={styles.field}>
              <label htmlFor={`${id}servings`}>{t('recipe.servings')}</label>
              <InputNumber
                id={`${id}servings`}
                min={0.25}
                max={MAX_SERVINGS}
                value={values.servings}
                placeholder={t('meal-plan.servings-of-recipe')}
                onChange={(servings) => set({ servings })}
              />
            </div>
          </>
        )}
        <label className={styles.field}>
          {t('meal-plan.note')}
          <Input.TextArea rows={2} value={values.text} onChange={(event) => set({ text: event.target.value })} />
        </label>
        <FormError text={problem} />
      </div>
    </Dialog>
  );
}

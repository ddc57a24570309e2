import { useState } from 'react';
import { Button, Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import type { RecipeIngredient } from '@larder/contracts/recipe/catalogue/ingredient';
import type { Recipe, RecipeStep } from '@larder/contracts/recipe/recipe';
import { Icon } from '../../../../shared/icons/Icon.js';
import { Dialog } from '../../../../shared/ui/dialogs/Dialog.js';
import { Markdown } from '../../../../shared/ui/markdown/Markdown.js';
import { ingredientLineText } from '../../ingredients/ingredient-line.js';
import type { ListCommands } from '../draft/list-commands.js';
import { mentionedIngredients } from './auto-link.js';
import styles from './steps.module.css';

const WIDTH = 600;

export interface LinkDialogProps {
  steps: readonly RecipeStep[];
  index: number;
  recipe: Recipe;
  commands: ListCommands<RecipeStep>;
  onGo: (index: number) => void;
  onClose: () => void;
}

/** The ingredients of a step: selected, or detected in its text. */
export function LinkDialog({ steps, index, recipe, commands, onGo, onClose }: LinkDialogProps) {
  const { t } = useTranslation();
  const step = steps[index];
  const [selected, setSelected] = useState<ReadonlySet<string | null>>(() => new Set(linksOf(step)));
  if (!step) return null;
  const own = new Set(linksOf(step));
  const used = new Set(steps.flatMap(linksOf));
  const isElsewhere = ({ referenceId }: RecipeIngredient) => used.has(referenceId) && !own.has(referenceId);
  const elsewhere = recipe.recipeIngredient.filter(isElsewhere);
  const ownOrUnused = recipe.recipeIngredient.filter((row) => !isElsewhere(row));

  const handleSave = () => {
    const ingredientReferences = [...selected].map((referenceId) => ({ referenceId }));
    commands.update(step.id, { ingredientReferences });
  };
  const handleAuto = () =>
    setSelected(new Set([...selected, ...mentionedIngredients(step.text, recipe.recipeIngredient)]));
  const list = { recipe, selected, onChoose: setSelected };
  return (
    <Dialog
      open
      title={t('recipe-edit.link-ingredients')}
      icon="link"
      width={WIDTH}
      onClose={onClose}
      actions={
        <LinkActions
          hasNext={index + 1 < steps.length}
          onSave={() => {
            handleSave();
            onClose();
          }}
          onNext={() => {
            handleSave();
            onGo(index + 1);
          }}
        />
      }
    >
      <div className={styles.linker}>
        <h3>{step.summary?.trim() || t('recipe.step-index', { step: index + 1 })}</h3>
        <Markdown>{step.text}</Markdown>
        <div>
          <Button icon={<Icon name="link" size={18} />} onClick={handleAuto}>
            {t('recipe-edit.auto-link')}
          </Button>
        </div>
        <LinkCheckboxes {...list} rows={ownOrUnused} />
        {elsewhere.length > 0 && <h4>{t('recipe-edit.linked-to-other-step')}</h4>}
        <LinkCheckboxes {...list} rows={elsewhere} />
      </div>
    </Dialog>
  );
}

function LinkActions({ hasNext, onSave, onNext }: { hasNext: boolean; onSave: () => void; onNext: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.linkActions}>
      <Button type={hasNext ? 'default' : 'primary'} onClick={onSave}>
        {t('general.save')}
      </Button>
      {hasNext && (
        <Button type="primary" onClick={onNext}>
          {t('recipe-edit.save-and-next-step')}
        </Button>
      )}
    </div>
  );
}

interface LinkCheckboxesProps {
  recipe: Recipe;
  rows: readonly RecipeIngredient[];
  selected: ReadonlySet<string | null>;
  onChoose: (selected: ReadonlySet<string | null>) => void;
}

function LinkCheckboxes({ recipe, rows, selected, onChoose }: LinkCheckboxesProps) {
  const handleChange = (id: string, on: boolean) =>
    onChoose(new Set(on ? [...selected, id] : [...selected].filter((other) => other !== id)));
  return rows.map((row) => (
    <Checkbox
      key={row.referenceId}
      checked={selected.has(row.referenceId)}
      onChange={(event) => handleChange(row.referenceId, event.target.checked)}
    >
      <bdi>{ingredientLineText(row, { disableAmount: recipe.settings.disableAmount })}</bdi>
    </Checkbox>
  ));
}

function linksOf(step: RecipeStep | undefined): (string | null)[] {
  return step?.ingredientReferences.map(({ referenceId }) => referenceId) ?? [];
}

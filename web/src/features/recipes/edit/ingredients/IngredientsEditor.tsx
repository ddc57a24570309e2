import { useMemo, useState } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { RecipeIngredient } from '@larder/contracts/recipe/catalogue/ingredient';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { Icon } from '../../../../shared/icons/Icon.js';
import { Panel } from '../../../../shared/ui/page/Panel.js';
import { SortableList } from '../../../../shared/ui/sortable/SortableList.js';
import { ingredientLineText } from '../../ingredients/ingredient-line.js';
import { BulkAdd } from '../bulk/BulkAdd.js';
import { listCommands } from '../draft/list-commands.js';
import type { Apply } from '../draft/use-draft.js';
import { IngredientFields } from './IngredientFields.js';
import { newIngredient } from './new-ingredient.js';
import styles from './ingredients.module.css';

export interface IngredientsEditorProps {
  draft: Recipe;
  change: Apply;
  /** The path of the page that parses lines into amount, unit and food. */
  parserPath: string;
}

/** The ingredient rows: edit, sort, add. */
export function IngredientsEditor({ draft, change, parserPath }: IngredientsEditorProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [insertedId, setInsertedId] = useState<string | null>(null);
  const rows = draft.recipeIngredient;
  const commands = useMemo(
    () =>
      listCommands<RecipeIngredient>(
        (edit, typedIn) => change((now) => ({ recipeIngredient: edit(now.recipeIngredient) }), typedIn),
        (row) => row.referenceId,
      ),
    [change],
  );
  const nameOf = (id: string) => {
    const row = rows.find(({ referenceId }) => referenceId === id);
    return (
      (row && ingredientLineText(row, { disableAmount: draft.settings.disableAmount })) || t('recipe-edit.empty-row')
    );
  };
  const handleAdd = () => {
    const row = newIngredient();
    setInsertedId(row.referenceId);
    commands.append(row);
  };
  return (
    <Panel title={t('recipe.ingredients')}>
      {rows.length === 0 && <p className={styles.none}>{t('recipe.no-ingredients')}</p>}
      <SortableList ids={rows.map(({ referenceId }) => referenceId)} nameOf={nameOf} onMove={commands.move}>
        <ol className={styles.rows}>
          {rows.map((row, index) => (
            <IngredientFields
              key={row.referenceId}
              row={row}
              first={index === 0}
              last={index === rows.length - 1}
              amounts={!draft.settings.disableAmount}
              autoFocus={row.referenceId === insertedId}
              commands={commands}
              onInsert={setInsertedId}
            />
          ))}
        </ol>
      </SortableList>
      <div className={styles.adding}>
        <Button icon={<Icon name="plus" size={18} />} onClick={handleAdd}>
          {t('recipe-edit.add-ingredient')}
        </Button>
        <BulkAdd
          title={t('recipe-edit.bulk-add-ingredients')}
          onAdd={(lines) => commands.append(...lines.map((note) => newIngredient({ note })))}
        />
        {rows.some(isPlainLine) && (
          <Button icon={<Icon name="recipes" size={18} />} onClick={() => void navigate(parserPath)}>
            {t('recipe-edit.parse-ingredients')}
          </Button>
        )}
      </div>
    </Panel>
  );
}

/** A row that has not been parsed yet. */
function isPlainLine({ unit, food, note }: RecipeIngredient): boolean {
  return !unit && !food && Boolean(note?.trim());
}

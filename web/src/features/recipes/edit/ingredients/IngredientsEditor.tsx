import { useMemo, useState } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { RecipeIngredient } from '@larder/contracts/recipe/ingredient';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { Icon } from '../../../../shared/icons/Icon.js';
import { Panel } from '../../../../shared/ui/Panel.js';
import { SortableList } from '../../../../shared/ui/sortable/SortableList.js';
import { shownText } from '../../ingredients/shown-ingredient.js';
import { BulkAdd } from '../BulkAdd.js';
import { listCommands } from '../draft/list-commands.js';
import type { Apply } from '../draft/use-draft.js';
import { IngredientFields } from './IngredientFields.js';
import { newIngredient } from './new-ingredient.js';
import styles from './ingredients.module.css';

/** All rows of what one needs: to fill in, to put into order, to add to. */
export function IngredientsEditor({ draft, change }: { draft: Recipe; change: Apply }) {
  const { t } = useTranslation();
  const [fresh, setFresh] = useState<string | null>(null);
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
    return (row && shownText(row, { disableAmount: draft.settings.disableAmount })) || t('recipe-edit.empty-row');
  };
  const handleAdd = () => {
    const row = newIngredient();
    setFresh(row.referenceId);
    commands.append(row);
  };
  return (
    <Panel title={t('recipe.ingredients')}>
      {rows.length === 0 && <p className={styles.none}>{t('recipe.no-ingredients')}</p>}
      <SortableList ids={rows.map(({ referenceId }) => referenceId)} nameOf={nameOf} onMove={commands.move}>
        <ol className={styles.rows}>
          {rows.map((row) => (
            <IngredientFields
              key={row.referenceId}
              row={row}
              amounts={!draft.settings.disableAmount}
              autoFocus={row.referenceId === fresh}
              commands={commands}
              onFresh={setFresh}
            />
          ))}
        </ol>
      </SortableList>
      <div className={styles.adding}>
        <Button icon={<Icon name="plus" size={18} />} onClick={handleAdd}>
          {t('recipe-edit.add-ingredient')}
        </Button>
        <BulkAdd
          title={t('recipe-edit.add-many-ingredients')}
          onAdd={(lines) => commands.append(...lines.map((note) => newIngredient({ note })))}
        />
      </div>
    </Panel>
  );
}

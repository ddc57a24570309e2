import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecipeIngredient } from '@larder/contracts/recipe/catalogue/ingredient';
import { classes } from '../../../../shared/ui/classes.js';
import { SortableItem } from '../../../../shared/ui/sortable/SortableItem.js';
import { ingredientLineText } from '../../ingredients/ingredient-line.js';
import type { ListCommands } from '../draft/list-commands.js';
import { CatalogueSelect } from '../../../../entities/catalogue/CatalogueSelect.js';
import { QuantityInput } from '../../../../shared/forms/fields/QuantityInput.js';
import { SectionTitleInput } from '../fields/SectionTitleInput.js';
import { IngredientMenu } from './IngredientMenu.js';
import { NoteInput } from './NoteInput.js';
import styles from './ingredients.module.css';

export interface IngredientFieldsProps {
  row: RecipeIngredient;
  first: boolean;
  last: boolean;
  /** Whether lines are parsed; otherwise they have only text. */
  amounts: boolean;
  autoFocus: boolean;
  commands: ListCommands<RecipeIngredient>;
  /** Called with the id of the row to focus. */
  onInsert: (id: string) => void;
}

/** One row: amount, unit, food and note, with an optional heading. */
export const IngredientFields = memo(function IngredientFields(props: IngredientFieldsProps) {
  const { row, first, last, amounts, autoFocus, commands, onInsert } = props;
  const { t } = useTranslation();
  const [titled, setTitled] = useState(false);
  const [original, setOriginal] = useState(false);
  const id = row.referenceId;
  const name = ingredientLineText(row, { disableAmount: !amounts }) || t('recipe-edit.empty-row');
  const showTitle = titled || Boolean(row.title);

  const handleToggleTitle = () => {
    setTitled(!showTitle);
    if (showTitle) commands.update(id, { title: '' });
  };
  return (
    <SortableItem id={id} name={name} className={styles.item}>
      {(handle) => (
        <div role="group" aria-label={name}>
          {showTitle && (
            <SectionTitleInput
              className={styles.title}
              autoFocus={titled}
              value={row.title}
              onChange={(title) => commands.update(id, { title }, `title ${id}`)}
            />
          )}
          <div className={classes(styles.row, !amounts && styles.plain)}>
            <div>{handle}</div>
            {amounts && <AmountAndFood row={row} commands={commands} />}
            <div className={styles.note}>
              <NoteInput row={row} autoFocus={autoFocus} commands={commands} onInsert={onInsert} />
            </div>
            <IngredientMenu
              row={row}
              name={name}
              first={first}
              last={last}
              titled={showTitle}
              commands={commands}
              onInsert={onInsert}
              onToggleTitle={handleToggleTitle}
              onOriginal={() => setOriginal(!original)}
            />
          </div>
          {original && row.originalText && (
            <p className={styles.original}>{t('recipe-edit.original-text', { text: row.originalText })}</p>
          )}
        </div>
      )}
    </SortableItem>
  );
});

/** The amount, unit and food of a row. */
function AmountAndFood({ row, commands }: Pick<IngredientFieldsProps, 'row' | 'commands'>) {
  const { t } = useTranslation();
  const id = row.referenceId;
  return (
    <>
      <div>
        <QuantityInput
          value={row.quantity}
          onChange={(quantity) => commands.update(id, { quantity }, `quantity ${id}`)}
        />
      </div>
      <div>
        <CatalogueSelect
          kind="units"
          label={t('recipe-edit.unit')}
          value={row.unit}
          onChange={(unit) => commands.update(id, { unit })}
        />
      </div>
      <div className={styles.food}>
        <CatalogueSelect
          kind="foods"
          label={t('recipe-edit.food')}
          value={row.food}
          onChange={(food) => commands.update(id, { food })}
        />
      </div>
    </>
  );
}

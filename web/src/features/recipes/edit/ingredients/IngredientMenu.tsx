import { useTranslation } from 'react-i18next';
import type { RecipeIngredient } from '@larder/contracts/recipe/catalogue/ingredient';
import type { ListCommands } from '../draft/list-commands.js';
import { RowMenu, type RowMenuItem } from '../RowMenu.js';
import { newIngredient } from './new-ingredient.js';

export interface IngredientMenuProps {
  row: RecipeIngredient;
  name: string;
  first: boolean;
  last: boolean;
  titled: boolean;
  commands: ListCommands<RecipeIngredient>;
  onInsert: (id: string) => void;
  onToggleTitle: () => void;
  onOriginal: () => void;
}

/** The less frequent actions of a row. */
export function IngredientMenu(props: IngredientMenuProps) {
  const { row, name, first, last, titled, commands, onInsert, onToggleTitle, onOriginal } = props;
  const { t } = useTranslation();
  const id = row.referenceId;
  const insert = (command: 'insertBefore' | 'insertAfter') => {
    const newRow = newIngredient();
    commands[command](id, newRow);
    onInsert(newRow.referenceId);
  };
  const entries: (RowMenuItem | false)[] = [
    { key: titled ? 'remove-heading' : 'start-section', icon: 'list', onClick: onToggleTitle },
    { key: 'insert-above', icon: 'plus', onClick: () => insert('insertBefore') },
    { key: 'insert-below', icon: 'plus', onClick: () => insert('insertAfter') },
    { key: 'move-up', icon: 'sortUp', disabled: first, onClick: () => commands.moveBy(id, -1) },
    { key: 'move-down', icon: 'sort', disabled: last, onClick: () => commands.moveBy(id, 1) },
    row.originalText !== null && { key: 'show-original', icon: 'eye', onClick: onOriginal },
    { key: 'delete-row', icon: 'trash', danger: true, onClick: () => commands.remove(id) },
  ];
  return <RowMenu label={t('recipe-edit.row-menu', { name })} entries={entries} />;
}

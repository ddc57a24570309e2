import type { ClipboardEvent, KeyboardEvent } from 'react';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { RecipeIngredient } from '@larder/contracts/recipe/catalogue/ingredient';
import type { ListCommands } from '../draft/list-commands.js';
import { linesOf } from '../bulk/bulk-lines.js';
import { newIngredient } from './new-ingredient.js';

export interface NoteInputProps {
  row: RecipeIngredient;
  autoFocus: boolean;
  commands: ListCommands<RecipeIngredient>;
  onInsert: (id: string) => void;
}

/**
 * The text of a row. Enter adds a row with the text after the cursor; multiple pasted lines add rows; Alt with an arrow
 * key moves the row.
 */
export function NoteInput({ row, autoFocus, commands, onInsert }: NoteInputProps) {
  const { t } = useTranslation();
  const id = row.referenceId;
  const note = row.note ?? '';

  const splitAt = (place: number) => {
    const next = newIngredient({ note: note.slice(place).trimStart() });
    commands.edit(
      (list, index) => [
        ...list.slice(0, index),
        { ...row, note: note.slice(0, place).trimEnd() },
        next,
        ...list.slice(index + 1),
      ],
      id,
    );
    onInsert(next.referenceId);
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      splitAt(event.currentTarget.selectionStart ?? note.length);
    }
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      commands.moveBy(id, event.key === 'ArrowUp' ? -1 : 1);
    }
  };
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const [first, ...others] = linesOf(event.clipboardData.getData('text/plain'));
    if (first === undefined || others.length === 0) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const joined = note.slice(0, selectionStart ?? note.length) + first + note.slice(selectionEnd ?? note.length);
    const added = others.map((line) => newIngredient({ note: line }));
    commands.edit(
      (list, index) => [...list.slice(0, index), { ...row, note: joined }, ...added, ...list.slice(index + 1)],
      id,
    );
  };
  return (
    <Input
      aria-label={t('recipe-edit.note')}
      placeholder={t('recipe-edit.note')}
      dir="auto"
      autoFocus={autoFocus}
      value={note}
      onChange={(event) => commands.update(id, { note: event.target.value }, `note ${id}`)}
      onKeyDown={handleKey}
      onPaste={handlePaste}
    />
  );
}

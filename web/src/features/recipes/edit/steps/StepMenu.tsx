import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecipeStep } from '@larder/contracts/recipe/recipe';
import { FilePicker, type FilePickerHandle } from '../../../../shared/ui/actions/FilePicker.js';
import type { ListCommands } from '../draft/list-commands.js';
import { RowMenu, type RowMenuItem } from '../RowMenu.js';
import { mergeWithAbove, newStep } from './step-edits.js';

const TO_THE_END = Number.MAX_SAFE_INTEGER;

export interface StepMenuProps {
  step: RecipeStep;
  number: number;
  last: boolean;
  titled: boolean;
  preview: boolean;
  commands: ListCommands<RecipeStep>;
  onInsert: (id: string) => void;
  onToggleTitle: () => void;
  onPreview: () => void;
  onSplit: () => void;
  onLink: () => void;
  onImage: (file: File) => void;
}

/** The actions of a step. */
export function StepMenu(props: StepMenuProps) {
  const { step, number, last, titled, preview, commands, onInsert, onImage } = props;
  const { t } = useTranslation();
  const picker = useRef<FilePickerHandle>(null);
  const first = number === 1;
  const insert = (command: 'insertBefore' | 'insertAfter') => {
    const insertedStep = newStep();
    commands[command](step.id, insertedStep);
    onInsert(insertedStep.id);
  };
  const entries: RowMenuItem[] = [
    { key: 'link-ingredients', icon: 'link', onClick: props.onLink },
    { key: 'upload-image', icon: 'image', onClick: () => picker.current?.open() },
    { key: preview ? 'write-text' : 'preview-text', icon: preview ? 'pen' : 'eye', onClick: props.onPreview },
    { key: titled ? 'remove-heading' : 'start-section', icon: 'list', onClick: props.onToggleTitle },
    { key: 'split-step', icon: 'sort', disabled: preview, onClick: props.onSplit },
    { key: 'merge-above', icon: 'sortUp', disabled: first, onClick: () => commands.edit(mergeWithAbove, step.id) },
    { key: 'move-to-top', icon: 'sortUp', disabled: first, onClick: () => commands.moveBy(step.id, -TO_THE_END) },
    { key: 'move-up', icon: 'sortUp', disabled: first, onClick: () => commands.moveBy(step.id, -1) },
    { key: 'move-down', icon: 'sort', disabled: last, onClick: () => commands.moveBy(step.id, 1) },
    { key: 'move-to-bottom', icon: 'sort', disabled: last, onClick: () => commands.moveBy(step.id, TO_THE_END) },
    { key: 'insert-above', icon: 'plus', onClick: () => insert('insertBefore') },
    { key: 'insert-below', icon: 'plus', onClick: () => insert('insertAfter') },
    { key: 'delete-step', icon: 'trash', danger: true, onClick: () => commands.remove(step.id) },
  ];
  return (
    <>
      <RowMenu label={t('recipe-edit.step-menu', { number })} entries={entries} />
      <FilePicker
        ref={picker}
        accept="image/*"
        label={t('recipe-edit.upload-image')}
        onFiles={([file]) => onImage(file)}
      />
    </>
  );
}

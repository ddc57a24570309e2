import { memo, useRef, useState, type DragEvent, type RefObject } from 'react';
import { Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useTranslation } from 'react-i18next';
import type { RecipeIngredient } from '@larder/contracts/recipe/catalogue/ingredient';
import type { RecipeStep } from '@larder/contracts/recipe/recipe';
import { classes } from '../../../../shared/ui/classes.js';
import { Markdown } from '../../../../shared/ui/markdown/Markdown.js';
import { SortableItem } from '../../../../shared/ui/sortable/SortableItem.js';
import type { ListCommands } from '../draft/list-commands.js';
import type { ImmediateWrites } from '../draft/use-draft.js';
import { SectionTitleInput } from '../fields/SectionTitleInput.js';
import { LinkedIngredients } from './LinkedIngredients.js';
import { splitStep } from './step-edits.js';
import { StepMenu } from './StepMenu.js';
import { useStepImage } from './use-step-image.js';
import styles from './steps.module.css';

const LINES = 4;

export interface StepFieldsProps {
  step: RecipeStep;
  /** From 1. */
  number: number;
  last: boolean;
  recipeId: string;
  ingredients: readonly RecipeIngredient[];
  /** Whether ingredients are shown without amounts. */
  disableAmount: boolean;
  autoFocus: boolean;
  commands: ListCommands<RecipeStep>;
  onInsert: (id: string) => void;
  /** Called with the index of the step whose ingredients are to be selected. */
  onLink: (index: number) => void;
  immediate: ImmediateWrites;
}

/** One step in the editor; images dropped on it are added to its text. */
export const StepFields = memo(function StepFields(props: StepFieldsProps) {
  const { step, number, last, recipeId, ingredients, disableAmount, autoFocus } = props;
  const { commands, onInsert, onLink, immediate } = props;
  const { t } = useTranslation();
  const area = useRef<TextAreaRef>(null);
  const [titled, setTitled] = useState(false);
  const [preview, setPreview] = useState(false);
  const image = useStepImage({ recipeId, step, commands, immediate });
  const caption = step.summary?.trim() || t('recipe.step-index', { step: number });
  const showTitle = titled || Boolean(step.title);

  const handleToggleTitle = () => {
    setTitled(!showTitle);
    if (showTitle) commands.update(step.id, { title: '' });
  };
  const handleSplit = () => {
    const position = area.current?.resizableTextArea?.textArea.selectionStart ?? step.text.length;
    commands.edit((steps, index) => splitStep(steps, index, position), step.id);
  };
  return (
    <SortableItem id={step.id} name={caption}>
      {(handle) => (
        <div
          role="group"
          aria-label={caption}
          onDragOver={acceptFiles}
          onDrop={(event) => addDroppedImages(event, image.add)}
        >
          {showTitle && (
            <SectionTitleInput
              className={styles.title}
              autoFocus={titled}
              value={step.title}
              onChange={(title) => commands.update(step.id, { title }, `title ${step.id}`)}
            />
          )}
          <div className={classes(styles.step, image.busy && styles.busy)}>
            <div className={styles.head}>
              {handle}
              <StepSummary step={step} number={number} commands={commands} />
              <StepMenu
                step={step}
                number={number}
                last={last}
                titled={showTitle}
                preview={preview}
                commands={commands}
                onInsert={onInsert}
                onToggleTitle={handleToggleTitle}
                onPreview={() => setPreview(!preview)}
                onSplit={handleSplit}
                onLink={() => onLink(number - 1)}
                onImage={(file) => void image.add(file)}
              />
            </div>
            {preview ? (
              <Markdown>{step.text}</Markdown>
            ) : (
              <StepText step={step} number={number} area={area} autoFocus={autoFocus} commands={commands} />
            )}
            {image.busy && <p role="status">{t('recipe-edit.uploading')}</p>}
            <LinkedIngredients step={step} ingredients={ingredients} disableAmount={disableAmount} />
          </div>
        </div>
      )}
    </SortableItem>
  );
});

interface StepTextProps extends Pick<StepFieldsProps, 'step' | 'number' | 'autoFocus' | 'commands'> {
  area: RefObject<TextAreaRef | null>;
}

function StepText({ step, number, area, autoFocus, commands }: StepTextProps) {
  const { t } = useTranslation();
  return (
    <Input.TextArea
      ref={area}
      autoFocus={autoFocus}
      autoSize={{ minRows: LINES }}
      dir="auto"
      aria-label={t('recipe-edit.step-text', { number })}
      placeholder={t('recipe-edit.attach-images-hint')}
      value={step.text}
      onChange={(event) => commands.update(step.id, { text: event.target.value }, `text ${step.id}`)}
    />
  );
}

function StepSummary({ step, number, commands }: Pick<StepFieldsProps, 'step' | 'number' | 'commands'>) {
  const { t } = useTranslation();
  return (
    <Input
      variant="borderless"
      aria-label={t('recipe-edit.step-summary', { number })}
      placeholder={t('recipe.step-index', { step: number })}
      dir="auto"
      value={step.summary ?? ''}
      onChange={(event) => commands.update(step.id, { summary: event.target.value }, `summary ${step.id}`)}
    />
  );
}

function acceptFiles(event: DragEvent): void {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault();
}

function addDroppedImages(event: DragEvent, add: (image: File) => Promise<void>): void {
  const files = [...event.dataTransfer.files];
  if (files.length === 0) return;
  event.preventDefault(); // the browser would leave the editor and open the file
  // The queue of the editor sends them one after another.
  for (const file of files) if (file.type.startsWith('image/')) void add(file);
}

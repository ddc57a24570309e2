import { useMemo, useState } from 'react';
import { Button } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Recipe, RecipeStep } from '@larder/contracts/recipe/recipe';
import { plainMarkdown } from '../../../../shared/text/plain-markdown.js';
import { truncateText } from '../../../../shared/text/truncate-text.js';
import { Icon } from '../../../../shared/icons/Icon.js';
import { Panel } from '../../../../shared/ui/page/Panel.js';
import { SortableList } from '../../../../shared/ui/sortable/SortableList.js';
import { BulkAdd } from '../bulk/BulkAdd.js';
import { listCommands, type ListCommands } from '../draft/list-commands.js';
import type { Apply, ImmediateWrites } from '../draft/use-draft.js';
import { mentionedIngredients } from './auto-link.js';
import { LinkDialog } from './LinkDialog.js';
import { newStep } from './step-edits.js';
import { StepFields } from './StepFields.js';
import styles from './steps.module.css';

const NAME_LENGTH = 40;

export interface StepsEditorProps {
  draft: Recipe;
  change: Apply;
  immediate: ImmediateWrites;
}

/** The steps: edit, sort, and link to ingredients. */
export function StepsEditor({ draft, change, immediate }: StepsEditorProps) {
  const { t } = useTranslation();
  const [insertedId, setInsertedId] = useState<string | null>(null);
  const [linking, setLinking] = useState<number | null>(null);
  const steps = draft.recipeInstructions;
  const commands = useStepCommands(change);
  const nameOf = (id: string) => stepName(steps, id, t);

  return (
    <Panel title={t('recipe.instructions')}>
      {steps.length === 0 && <p className={styles.none}>{t('recipe.no-instructions')}</p>}
      <SortableList ids={steps.map(({ id }) => id)} nameOf={nameOf} onMove={commands.move}>
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <StepFields
              key={step.id}
              step={step}
              number={index + 1}
              last={index === steps.length - 1}
              recipeId={draft.id}
              ingredients={draft.recipeIngredient}
              disableAmount={draft.settings.disableAmount}
              autoFocus={step.id === insertedId}
              commands={commands}
              onInsert={setInsertedId}
              onLink={setLinking}
              immediate={immediate}
            />
          ))}
        </ol>
      </SortableList>
      <AddSteps draft={draft} change={change} commands={commands} onInsert={setInsertedId} />
      {linking !== null && steps[linking] && (
        <LinkDialog
          key={linking}
          steps={steps}
          index={linking}
          recipe={draft}
          commands={commands}
          onGo={setLinking}
          onClose={() => setLinking(null)}
        />
      )}
    </Panel>
  );
}

interface AddStepsProps extends Pick<StepsEditorProps, 'draft' | 'change'> {
  commands: ListCommands<RecipeStep>;
  onInsert: (id: string) => void;
}

/** Adds a step or several, and links all steps to their ingredients. */
function AddSteps({ draft, change, commands, onInsert }: AddStepsProps) {
  const { t } = useTranslation();
  const canLink = draft.recipeInstructions.length > 0 && draft.recipeIngredient.length > 0;
  const handleAdd = () => {
    const step = newStep();
    onInsert(step.id);
    commands.append(step);
  };
  const handleLinkAll = () =>
    change((now) => ({ recipeInstructions: now.recipeInstructions.map((step) => linkedByText(step, now)) }));
  return (
    <div className={styles.adding}>
      <Button icon={<Icon name="plus" size={18} />} onClick={handleAdd}>
        {t('recipe-edit.add-step')}
      </Button>
      <BulkAdd
        title={t('recipe-edit.bulk-add-steps')}
        onAdd={(lines) => commands.append(...lines.map((text) => newStep({ text })))}
      />
      {canLink && (
        <Button icon={<Icon name="link" size={18} />} onClick={handleLinkAll}>
          {t('recipe-edit.link-all')}
        </Button>
      )}
    </div>
  );
}

/** The step linked to all ingredients in its text, in addition to its existing links. */
function linkedByText(step: RecipeStep, { recipeIngredient }: Recipe): RecipeStep {
  const linked = step.ingredientReferences.map(({ referenceId }) => referenceId);
  const all = new Set([...linked, ...mentionedIngredients(step.text, recipeIngredient)]);
  return { ...step, ingredientReferences: [...all].map((referenceId) => ({ referenceId })) };
}

function useStepCommands(change: Apply) {
  return useMemo(
    () =>
      listCommands<RecipeStep>(
        (edit, typedIn) => change((now) => ({ recipeInstructions: edit(now.recipeInstructions) }), typedIn),
        (step) => step.id,
      ),
    [change],
  );
}

function stepName(steps: readonly RecipeStep[], id: string, t: TFunction): string {
  const index = steps.findIndex((step) => step.id === id);
  const text = plainMarkdown(steps[index]?.summary || steps[index]?.text || '');
  return truncateText(`${t('recipe.step-index', { step: index + 1 })} ${text}`.trim(), NAME_LENGTH);
}

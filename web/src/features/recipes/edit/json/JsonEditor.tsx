import { useState } from 'react';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { FormError } from '../../../../shared/forms/FormError.js';
import { Panel } from '../../../../shared/ui/page/Panel.js';
import type { Apply } from '../draft/use-draft.js';
import { readRecipeJson } from './read-recipe-json.js';
import styles from './JsonEditor.module.css';

const LINES = 24;

export interface JsonEditorProps {
  draft: Recipe;
  /** Whether the last change of the draft was typed; otherwise, e.g. after undo, its text is replaced. */
  wasTyped: boolean;
  change: Apply;
  /** Called with whether the text is a recipe, and can be saved. */
  onValidChange: (isValid: boolean) => void;
}

/** The recipe as JSON. Valid text becomes the draft at once; invalid text shows the position of the error. */
export function JsonEditor({ draft, wasTyped, change, onValidChange }: JsonEditorProps) {
  const { t } = useTranslation();
  const [lastDraft, setLastDraft] = useState(draft);
  const [typed, setTyped] = useState(() => textOf(draft));
  const [problem, setProblem] = useState<string | null>(null);
  if (draft !== lastDraft) {
    setLastDraft(draft);
    if (!wasTyped) {
      setTyped(textOf(draft));
      setProblem(null);
    }
  }

  const handleChange = (text: string) => {
    setTyped(text);
    const read = readRecipeJson(text, draft);
    onValidChange('recipe' in read);
    if ('recipe' in read) {
      setProblem(null);
      return change(() => read.recipe, 'json');
    }
    setProblem(
      read.problem === 'no-json' ? t('recipe-edit.json-problem', { line: read.line }) : t('recipe-edit.json-no-recipe'),
    );
  };
  return (
    <Panel title={t('recipe-edit.json')}>
      <p className={styles.about}>{t('recipe-edit.json-hint')}</p>
      <div>
        <Input.TextArea
          className={styles.json}
          dir="ltr"
          spellCheck={false}
          autoSize={{ minRows: LINES }}
          status={problem ? 'error' : ''}
          aria-label={t('recipe-edit.json')}
          aria-describedby="json-problem"
          value={typed}
          onChange={(event) => handleChange(event.target.value)}
        />
        <div className={styles.problem}>
          <FormError id="json-problem" text={problem} />
        </div>
      </div>
    </Panel>
  );
}

const textOf = (recipe: Recipe): string => JSON.stringify(recipe, null, 2);

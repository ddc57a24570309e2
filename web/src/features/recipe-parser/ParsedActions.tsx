import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { FormError } from '../../shared/forms/FormError.js';
import { LeaveDialog } from '../../shared/forms/leave/LeaveDialog.js';
import { useLeaveGuard } from '../../shared/forms/leave/use-leave-guard.js';
import { useSave } from '../../api/use-save.js';
import { usePatchRecipeMutation } from '../../entities/recipes/own-recipes.api.js';
import { needsReview, toIngredient, type ParsedRow } from './parsed-row.js';
import styles from './parser.module.css';

export interface ParsedActionsProps {
  recipe: Recipe;
  rows: readonly ParsedRow[];
  /** The user has changed or accepted a line. */
  isCorrected: boolean;
  /** The error of creating foods and units. */
  missingProblem: string | null;
  /** The path of the recipe. */
  back: string;
}

/** Saves all lines at once, or returns to the recipe. Corrections are not left without a question. */
export function ParsedActions({ recipe, rows, isCorrected, missingProblem, back }: ParsedActionsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [patch, { isLoading }] = usePatchRecipeMutation();
  const { save, problem } = useSave('parser.saved');
  const { blocker, release } = useLeaveGuard(isCorrected);

  const store = () => {
    const changes = {
      recipeIngredient: rows.map(toIngredient),
      settings: { ...recipe.settings, disableAmount: false },
    };
    return save(patch({ slug: recipe.slug, changes }));
  };
  const handleSave = async () => {
    if (!(await store())) return;
    release();
    await navigate(back);
  };
  const handleSaveAndLeave = async () => {
    if ((await store()) && blocker.state === 'blocked') blocker.proceed();
  };
  const remaining = rows.filter(needsReview).length;
  return (
    <div className={styles.foot}>
      <FormError text={problem ?? missingProblem} />
      <span role="status">
        {remaining > 0 ? t('parser.lines-to-review', { count: remaining }) : t('parser.all-reviewed')}
      </span>
      <Button type="text" size="large" onClick={() => void navigate(back)}>
        {t('general.cancel')}
      </Button>
      <Button type="primary" size="large" loading={isLoading} onClick={() => void handleSave()}>
        {t('parser.save-all')}
      </Button>
      {blocker.state === 'blocked' && (
        <LeaveDialog
          saveable
          busy={isLoading}
          problem={problem}
          onSave={() => void handleSaveAndLeave()}
          onDiscard={() => blocker.proceed()}
          onStay={() => blocker.reset()}
        />
      )}
    </div>
  );
}

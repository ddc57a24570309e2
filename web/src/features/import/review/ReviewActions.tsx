import { useState } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { FormError } from '../../../shared/forms/FormError.js';
import { LeaveDialog } from '../../../shared/forms/leave/LeaveDialog.js';
import { useLeaveGuard } from '../../../shared/forms/leave/use-leave-guard.js';
import { useSave } from '../../../api/use-save.js';
import { usePatchRecipeMutation, type RecipePatch } from '../../../entities/recipes/own-recipes.api.js';
import { ConfirmDialog } from '../../../shared/ui/dialogs/ConfirmDialog.js';
import { useDiscardRecipeMutation } from '../import.api.js';
import styles from './Review.module.css';

export interface ReviewActionsProps {
  recipe: Recipe;
  groupSlug: string;
  changes: RecipePatch;
  disabled: boolean;
}

/**
 * Saves the import with or without corrections, discards it, or continues to the ingredient parser. Corrections are not
 * left without a question.
 */
export function ReviewActions({ recipe, groupSlug, changes, disabled }: ReviewActionsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [patch, patching] = usePatchRecipeMutation();
  const [discard, discarding] = useDiscardRecipeMutation();
  const [asking, setAsking] = useState(false);
  const { save, problem } = useSave('new-recipe.review-saved');
  const discardSave = useSave('new-recipe.discarded');
  const isCorrected = Object.keys(changes).length > 0;
  const { blocker, release } = useLeaveGuard(isCorrected);
  const page = (slug: string) => `/g/${groupSlug}/r/${slug}`;

  const leaveTo = (path: string) => {
    release();
    return navigate(path, { replace: true });
  };
  /** Stores the corrections; resolves to the slug, which follows the name, or null on failure. */
  const store = async (): Promise<string | null> => {
    if (!isCorrected) return recipe.slug;
    const call = patch({ slug: recipe.slug, changes });
    if (!(await save(call))) return null;
    return (await call).data?.slug ?? recipe.slug;
  };
  const handleSave = async (next: (slug: string) => string) => {
    const slug = await store();
    if (slug) await leaveTo(next(slug));
  };
  const handleSaveAndLeave = async () => {
    const slug = await store();
    if (!slug || blocker.state !== 'blocked') return;
    if (blocker.location.pathname === page(recipe.slug)) await leaveTo(page(slug));
    else blocker.proceed();
  };
  const handleDiscard = async () => {
    const discarded = await discardSave.save(discard(recipe.slug));
    setAsking(false);
    if (discarded) await leaveTo(`/g/${groupSlug}/r/create/url`);
  };
  return (
    <div className={styles.actions}>
      <FormError text={problem ?? discardSave.problem} />
      <div className={styles.buttons}>
        <Button
          type="primary"
          size="large"
          loading={patching.isLoading}
          disabled={disabled}
          onClick={() => void handleSave(page)}
        >
          {t('new-recipe.save-and-open')}
        </Button>
        <Button
          size="large"
          disabled={disabled || patching.isLoading}
          onClick={() => void handleSave((slug) => `${page(slug)}/ingredient-parser`)}
        >
          {t('new-recipe.save-and-parse')}
        </Button>
        <Button size="large" type="text" onClick={() => void navigate(page(recipe.slug), { replace: true })}>
          {t('new-recipe.skip-review')}
        </Button>
        <Button size="large" type="text" danger onClick={() => setAsking(true)}>
          {t('new-recipe.discard')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={t('new-recipe.discard')}
        question={t('new-recipe.discard-question', { name: recipe.name })}
        confirmLabel={t('new-recipe.discard')}
        busy={discarding.isLoading}
        onConfirm={() => void handleDiscard()}
        onClose={() => setAsking(false)}
      />
      {blocker.state === 'blocked' && (
        <LeaveDialog
          busy={patching.isLoading}
          saveable={!disabled}
          problem={problem}
          onSave={() => void handleSaveAndLeave()}
          onDiscard={() => blocker.proceed()}
          onStay={() => blocker.reset()}
        />
      )}
    </div>
  );
}

import { useState } from 'react';
import { Button } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { Cleanable, MaintenanceSummary } from '@larder/contracts/admin/maintenance';
import { sizeText } from '@larder/contracts/text/size-text';
import { problemText } from '../../../api/call-problem.js';
import { showToast } from '../../../shared/toasts/toast.slice.js';
import { ConfirmDialog } from '../../../shared/ui/dialogs/ConfirmDialog.js';
import { useCleanUpMutation, type CleanUpAnswer } from './maintenance.api.js';
import styles from './Maintenance.module.css';

const KINDS: readonly Cleanable[] = ['images', 'orphans', 'recipe-folders', 'temp', 'logs'];

/** What can be removed; a question comes before, with how much it would be. */
export function CleanUps({ summary }: { summary: MaintenanceSummary }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [asked, setAsked] = useState<{ what: Cleanable; preview: string } | null>(null);
  const [clean, { isLoading }] = useCleanUpMutation();
  const known: Partial<Record<Cleanable, number>> = {
    images: summary.cleanableImages,
    'recipe-folders': summary.cleanableDirs,
  };
  const run = async (what: Cleanable, dryRun: boolean) => {
    const { data, error } = await clean({ what, dryRun });
    if (error) {
      dispatch(showToast({ level: 'error', text: problemText(t, error) }));
      return setAsked(null);
    }
    if (dryRun && data.objects === 0) {
      dispatch(showToast({ level: 'info', text: t('maintenance.nothing') }));
      return setAsked(null);
    }
    if (dryRun) return setAsked({ what, preview: previewOf(t, data) });
    dispatch(showToast({ level: 'success', text: doneText(t, data) }));
    return setAsked(null);
  };
  return (
    <>
      <ul className={styles.cleanUps}>
        {KINDS.map((what) => (
          <li key={what}>
            <div>
              <strong>{t(`maintenance.clean-${what}`)}</strong>
              <small>{t(`maintenance.clean-${what}-text`)}</small>
              {known[what] !== undefined && <small>{t('maintenance.found', { count: known[what] })}</small>}
            </div>
            <Button disabled={known[what] === 0} loading={isLoading} onClick={() => void run(what, true)}>
              {t('maintenance.run')}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        title={asked ? t(`maintenance.clean-${asked.what}`) : ''}
        question={asked ? t('maintenance.question', { preview: asked.preview }) : ''}
        confirmLabel={t('maintenance.run')}
        busy={isLoading}
        onConfirm={() => asked && void run(asked.what, false)}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

function previewOf(t: TFunction, { message, objects: count, bytes = 0 }: CleanUpAnswer): string {
  return count === undefined ? message : t('maintenance.orphans-found', { count, size: isolated(sizeText(bytes)) });
}

function doneText(t: TFunction, { message, objects: count, bytes = 0 }: CleanUpAnswer): string {
  return count === undefined ? message : t('maintenance.orphans-removed', { count, size: isolated(sizeText(bytes)) });
}

/** A text from left to right inside of one in any direction. */
function isolated(text: string): string {
  return `\u2066${text}\u2069`;
}

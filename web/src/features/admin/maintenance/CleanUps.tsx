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

/** The clean-ups; each shows the number of files and asks before it removes them. */
export function CleanUps({ summary }: { summary: MaintenanceSummary }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [confirmation, setConfirmation] = useState<{ what: Cleanable; preview: string } | null>(null);
  const [clean, { isLoading }] = useCleanUpMutation();
  const counts: Partial<Record<Cleanable, number>> = {
    images: summary.cleanableImages,
    'recipe-folders': summary.cleanableDirs,
  };
  const run = async (what: Cleanable, dryRun: boolean) => {
    const { data, error } = await clean({ what, dryRun });
    if (error) {
      dispatch(showToast({ level: 'error', text: problemText(t, error) }));
      return setConfirmation(null);
    }
    if (dryRun && data.objects === 0) {
      dispatch(showToast({ level: 'info', text: t('maintenance.nothing-to-clean-up') }));
      return setConfirmation(null);
    }
    if (dryRun) return setConfirmation({ what, preview: previewOf(t, data) });
    dispatch(showToast({ level: 'success', text: doneText(t, data) }));
    return setConfirmation(null);
  };
  return (
    <>
      <ul className={styles.cleanUps}>
        {KINDS.map((what) => (
          <li key={what}>
            <div>
              <strong>{t(`maintenance.clean-${what}`)}</strong>
              <small>{t(`maintenance.clean-${what}-text`)}</small>
              {counts[what] !== undefined && <small>{t('maintenance.found', { count: counts[what] })}</small>}
            </div>
            <Button disabled={counts[what] === 0} loading={isLoading} onClick={() => void run(what, true)}>
              {t('maintenance.run')}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={confirmation !== null}
        title={confirmation ? t(`maintenance.clean-${confirmation.what}`) : ''}
        question={confirmation ? t('maintenance.question', { preview: confirmation.preview }) : ''}
        confirmLabel={t('maintenance.run')}
        busy={isLoading}
        onConfirm={() => confirmation && void run(confirmation.what, false)}
        onClose={() => setConfirmation(null)}
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

/** A left-to-right text inside text of any direction. */
function isolated(text: string): string {
  return `\u2066${text}\u2069`;
}

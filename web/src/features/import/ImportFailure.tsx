import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../shared/ui/page/Notice.js';
import type { ImportProblem } from './import-problem.js';
import styles from './ImportFailure.module.css';

/** The reason of a failed import, advice, and alternatives. */
export function ImportFailure({ problem, children }: { problem: ImportProblem; children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Notice level="error" title={t(`new-recipe.problem-${problem}.title`)}>
      <p>{t(`new-recipe.problem-${problem}.advice`)}</p>
      {children && <div className={styles.ways}>{children}</div>}
    </Notice>
  );
}

import { useTranslation } from 'react-i18next';
import { PageMessage } from '../../../shared/ui/page/PageMessage.js';
import { SkeletonText } from '../../../shared/ui/page/Skeleton.js';
import { fieldLabel } from '../edit/draft/field-label.js';
import { useGetRecipeVersionQuery, type VersionKey } from './history.api.js';
import styles from './history.module.css';

/** The differences of a version by field: removed and added lines. */
export function VersionChanges(versionKey: VersionKey) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useGetRecipeVersionQuery(versionKey);
  if (isError && !data) return <PageMessage kind="error" onRetry={() => void refetch()} />;
  if (!data) return <SkeletonText lines={3} />;
  return data.differences.map(({ field, lines }) => (
    <section key={field} className={styles.field}>
      <h4>{t(fieldLabel(field))}</h4>
      {lines.map(({ kind, text }, at) =>
        kind === 'removed' ? (
          <del key={at}>
            <span className="visually-hidden">{t('recipe-history.removed')} </span>
            <span className={styles.text} dir="auto">
              {text}
            </span>
          </del>
        ) : (
          <ins key={at}>
            <span className="visually-hidden">{t('recipe-history.added')} </span>
            <span className={styles.text} dir="auto">
              {text}
            </span>
          </ins>
        ),
      )}
    </section>
  ));
}

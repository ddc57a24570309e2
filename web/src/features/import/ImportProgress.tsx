import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Skeleton, SkeletonText } from '../../shared/ui/page/Skeleton.js';
import styles from './ImportProgress.module.css';

export interface ImportProgressProps {
  /** The current step, as one sentence. */
  text: string;
  onCancel: () => void;
}

/** Shown during an import. Its duration depends on the foreign site, so there is no progress bar. */
export function ImportProgress({ text, onCancel }: ImportProgressProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.progress}>
      <div className={styles.card} aria-hidden>
        <Skeleton className={styles.image} />
        <div className={styles.lines}>
          <Skeleton className={styles.title} />
          <SkeletonText lines={3} />
        </div>
      </div>
      <p role="status">{text}</p>
      <Button type="text" onClick={onCancel}>
        {t('general.cancel')}
      </Button>
    </div>
  );
}

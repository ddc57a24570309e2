import { useTranslation } from 'react-i18next';
import { labelColors } from '../../../entities/catalogue/label-colors.js';
import type { ListSection } from '../sections/list-sections.js';
import styles from './Items.module.css';

/** The gray of labels without a color. */
const GRAY = '#959595';

/** The name of a label in its color. */
export function SectionHeading({ label }: Pick<ListSection, 'label'>) {
  const { t } = useTranslation();
  if (!label) return <h2 className={styles.heading}>{t('shopping-list.no-label')}</h2>;
  return (
    <h2 className={styles.heading} style={labelColors(label.color) ?? labelColors(GRAY)}>
      <bdi>{label.name}</bdi>
    </h2>
  );
}

import { useTranslation } from 'react-i18next';
import { isLight, parseColor } from '../../../shared/theme/palette/color.js';
import type { ListSection } from '../sections/list-sections.js';
import styles from './Items.module.css';

/** The gray of labels without a color. */
const GRAY = '#959595';

/** The name of a label in its color. */
export function SectionHeading({ label }: Pick<ListSection, 'label'>) {
  const { t } = useTranslation();
  if (!label) return <h2 className={styles.heading}>{t('shopping-list.no-label')}</h2>;
  const fill = parseColor(label.color) ?? parseColor(GRAY);
  const colors = fill && {
    background: `rgb(${fill.join(' ')})`,
    color: isLight(fill) ? 'black' : 'white',
  };
  return (
    <h2 className={styles.heading} style={colors ?? undefined}>
      <bdi>{label.name}</bdi>
    </h2>
  );
}

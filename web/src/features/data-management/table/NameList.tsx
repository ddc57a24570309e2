import { useTranslation } from 'react-i18next';
import styles from './NameList.module.css';

/** The maximum number of names in the list. */
const MAX_NAMES = 20;

/** Names in a scrollable box. */
export function NameList({ names }: { names: readonly string[] }) {
  const { t } = useTranslation();
  const rest = names.length - MAX_NAMES;
  return (
    // Focusable, so that it can be scrolled with the arrow keys.
    <ul className={styles.names} tabIndex={0}>
      {names.slice(0, MAX_NAMES).map((name, index) => (
        <li key={index}>
          <bdi>{name}</bdi>
        </li>
      ))}
      {rest > 0 && <li>{t('data.and-more', { count: rest })}</li>}
    </ul>
  );
}

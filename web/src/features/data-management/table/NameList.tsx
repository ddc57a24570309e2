import { useTranslation } from 'react-i18next';
import styles from './NameList.module.css';

/** A list shows so many names at most. */
const SHOWN = 20;

/** Names in a box that scrolls. */
export function NameList({ names }: { names: readonly string[] }) {
  const { t } = useTranslation();
  const rest = names.length - SHOWN;
  return (
    // Users without a mouse scroll it with the arrow keys.
    <ul className={styles.names} tabIndex={0}>
      {names.slice(0, SHOWN).map((name, index) => (
        <li key={index}>
          <bdi>{name}</bdi>
        </li>
      ))}
      {rest > 0 && <li>{t('data.and-more', { count: rest })}</li>}
    </ul>
  );
}

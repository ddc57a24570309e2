import styles from './Spinner.module.css';

/** A spinner; the control around it has the accessible name. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden />;
}

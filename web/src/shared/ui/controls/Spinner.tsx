import styles from './Spinner.module.css';

/** Something is being worked at; the control around it says what. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden />;
}

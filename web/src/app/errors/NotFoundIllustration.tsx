import styles from './ErrorPage.module.css';

/** The illustration of "404" with a plate as zero. */
export function NotFoundIllustration() {
  return (
    <div className={styles.number} aria-hidden>
      <span>4</span>
      <svg viewBox="0 0 100 100" className={styles.plate} focusable="false">
        <circle cx="50" cy="50" r="46" className={styles.rim} />
        <circle cx="50" cy="50" r="31" className={styles.well} />
        <path d="M38 44v.01M62 44v.01M38 63c4-6 20-6 24 0" className={styles.face} />
      </svg>
      <span>4</span>
    </div>
  );
}

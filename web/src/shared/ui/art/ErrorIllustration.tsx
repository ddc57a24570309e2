import styles from './art.module.css';

/** The illustration of an error. */
export function ErrorIllustration() {
  return (
    <svg className={styles.scene} viewBox="0 0 240 150" aria-hidden focusable="false">
      <ellipse cx="120" cy="138" rx="92" ry="6" className={styles.shadow} />
      <path d="M22 116h196v9H22z" className={styles.wood} />
      <path d="M40 125v10M200 125v10" className={styles.bracket} />
      <rect x="52" y="68" width="78" height="48" rx="12" className={styles.glass} />
      <path d="M64 116a12 12 0 0 1-12-12V98c20-6 40 6 78-2v20z" className={styles.primary} />
      <rect x="130" y="72" width="11" height="40" rx="3.5" className={styles.lid} />
      <path d="M141 116c6-14 22-18 40-10c10 4 16 8 20 10z" className={styles.primary} />
      <rect x="76" y="80" width="26" height="16" rx="3" className={styles.label} />
      <path d="M168 84v.01M184 76v.01M196 92v.01" className={styles.crumb} />
    </svg>
  );
}

import styles from './Summary.module.css';

/** A summary of the input before it is sent. */
export function Summary({ entries }: { entries: readonly { label: string; value: string }[] }) {
  return (
    <dl className={styles.summary}>
      {entries.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

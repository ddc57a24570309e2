import styles from './Summary.module.css';

/** A summary of the input before it is sent. */
export function Summary({ answers }: { answers: readonly { label: string; value: string }[] }) {
  return (
    <dl className={styles.summary}>
      {answers.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

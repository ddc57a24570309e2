import styles from './Summary.module.css';

/** What a user has answered, to be read once more before it counts. */
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

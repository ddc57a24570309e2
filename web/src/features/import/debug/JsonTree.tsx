import styles from './TestScrapePage.module.css';

/** A JSON value as a collapsible tree. */
export function JsonTree({ value }: { value: unknown }) {
  if (typeof value !== 'object' || value === null) return <code>{JSON.stringify(value)}</code>;
  return (
    <ul className={styles.tree}>
      {Object.entries(value).map(([key, child]: [string, unknown]) => (
        <li key={key}>
          {typeof child === 'object' && child !== null ? (
            <details open>
              <summary>{key}</summary>
              <JsonTree value={child} />
            </details>
          ) : (
            <>
              <span className={styles.key}>{key}</span> <JsonTree value={child} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

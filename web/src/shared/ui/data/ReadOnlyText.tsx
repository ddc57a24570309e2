import { Input } from 'antd';
import { CopyButton } from '../actions/CopyButton.js';
import styles from './ReadOnlyText.module.css';

/** A link or secret that can be selected, and copied with one click. */
export function ReadOnlyText({ label, copyLabel, text }: { label: string; copyLabel: string; text: string }) {
  return (
    <span className={styles.row}>
      <Input readOnly value={text} dir="ltr" aria-label={label} onFocus={(event) => event.target.select()} />
      <CopyButton label={copyLabel} text={() => text} />
    </span>
  );
}

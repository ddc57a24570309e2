import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText, type CallResult } from '../../../api/call-problem.js';
import { Button } from '../../../shared/ui/controls/Button.js';
import { TextArea } from '../../../shared/ui/controls/TextArea.js';
import { FormError } from '../../../shared/forms/FormError.js';
import styles from './comments.module.css';

export interface CommentFormProps {
  label: string;
  /** The label of the button. */
  action: string;
  initial?: string;
  onSend: (text: string) => PromiseLike<CallResult>;
  onCancel?: () => void;
}

/** The comment form; the input is kept when sending fails. */
export function CommentForm({ label, action, initial = '', onSend, onCancel }: CommentFormProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(initial);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const handleSend = async () => {
    setBusy(true);
    const { error } = await onSend(text.trim());
    setBusy(false);
    setProblem(error ? problemText(t, error) : null);
    if (!error) setText((now) => (now === text ? '' : now)); // what was typed meanwhile is kept
  };
  return (
    <div className={styles.form}>
      <TextArea
        rows={2}
        dir="auto"
        autoFocus={onCancel !== undefined} // opened by a button
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <FormError text={problem} />
      <div className={styles.buttons}>
        {onCancel && <Button onClick={onCancel}>{t('general.cancel')}</Button>}
        <Button type="primary" loading={busy} disabled={!text.trim()} onClick={() => void handleSend()}>
          {action}
        </Button>
      </div>
    </div>
  );
}

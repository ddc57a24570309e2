import { useId, useState } from 'react';
import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { IconName } from '../icons/paths.js';
import { Dialog } from '../ui/dialogs/Dialog.js';
import styles from './fields/fields.module.css';
import { FormError } from './FormError.js';
import { useSingleSubmit } from './use-single-submit.js';

const MAX_NAME_LENGTH = 255;

export interface NameDialogProps {
  icon: IconName;
  title: string;
  /** The text of the button. */
  action: string;
  initialName?: string;
  /** An example of a name, shown while the field is empty. */
  example?: string;
  isSaving: boolean;
  problem: string | null;
  /** Called with the name without spaces around it; resolves to whether it is saved, which closes the dialog. */
  onSave: (name: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for the name of something new, or for another one. */
export function NameDialog(props: NameDialogProps) {
  const { icon, title, action, initialName = '', example, isSaving, problem, onSave, onClose } = props;
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState(initialName);
  const name = typed.trim();
  const handleSave = useSingleSubmit(async () => {
    const isSaved = name !== '' && (await onSave(name));
    if (isSaved) onClose();
    return isSaved;
  });
  return (
    <Dialog
      open
      icon={icon}
      title={title}
      onClose={onClose}
      actions={
        <Button type="primary" disabled={!name} loading={isSaving} onClick={() => void handleSave()}>
          {action}
        </Button>
      }
    >
      <div className={styles.field}>
        <label htmlFor={id}>{t('general.name')}</label>
        <Input
          id={id}
          autoFocus
          dir="auto"
          maxLength={MAX_NAME_LENGTH}
          placeholder={example}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onPressEnter={() => void handleSave()}
        />
      </div>
      <FormError text={problem} />
    </Dialog>
  );
}

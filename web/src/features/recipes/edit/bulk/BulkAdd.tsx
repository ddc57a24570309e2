import { useState } from 'react';
import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../shared/icons/Icon.js';
import { Dialog } from '../../../../shared/ui/dialogs/Dialog.js';
import { listItemsOf, removeFirstCharacters, splitAtNumbers, trimLines } from './bulk-lines.js';
import styles from './BulkAdd.module.css';

const LINES = 12;
const HELPERS = [
  { key: 'trim-lines', run: trimLines },
  { key: 'remove-first-characters', run: removeFirstCharacters },
  { key: 'split-at-numbers', run: splitAtNumbers },
];

export interface BulkAddProps {
  title: string;
  onAdd: (lines: string[]) => void;
}

/** A text field for many lines at once, with tools to clean them; marks of a pasted list are removed. */
export function BulkAdd({ title, onAdd }: BulkAddProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const lines = listItemsOf(text);
  const count = lines.length;

  const handleAdd = () => {
    onAdd(lines);
    setText('');
    setOpen(false);
  };
  return (
    <>
      <Button icon={<Icon name="list" size={18} />} onClick={() => setOpen(true)}>
        {t('recipe-edit.bulk-add')}
      </Button>
      <Dialog
        open={open}
        title={title}
        icon="list"
        width={680}
        onClose={() => setOpen(false)}
        actions={
          <Button type="primary" disabled={count === 0} onClick={handleAdd}>
            {count > 0 ? t('recipe-edit.add-lines', { count }) : t('recipe-edit.bulk-add')}
          </Button>
        }
      >
        <div className={styles.bulk}>
          <Input.TextArea
            autoFocus
            rows={LINES}
            dir="auto"
            aria-label={t('recipe-edit.one-per-line')}
            placeholder={t('recipe-edit.one-per-line')}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <div className={styles.helpers}>
            {HELPERS.map(({ key, run }) => (
              <Button key={key} size="small" onClick={() => setText(run(text))}>
                {t(`recipe-edit.${key}`)}
              </Button>
            ))}
          </div>
        </div>
      </Dialog>
    </>
  );
}

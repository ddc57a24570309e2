import { useState } from 'react';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../shared/ui/actions/IconButton.js';
import { ButtonPopover } from '../../../shared/ui/controls/overlays/ButtonPopover.js';
import type { RowColumn } from './row-column.js';
import styles from './Toolbar.module.css';

export interface ColumnChoiceProps<Row> {
  columns: readonly RowColumn<Row>[];
  keys: readonly string[];
  onChange: (keys: string[]) => void;
}

/** Which columns are shown; the first names the rows and always stays. */
export function ColumnChoice<Row>({ columns, keys, onChange }: ColumnChoiceProps<Row>) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const boxes = (
    <div className={styles.columns}>
      {columns.slice(1).map(({ key, title }) => (
        <Checkbox
          key={key}
          checked={keys.includes(key)}
          onChange={({ target }) => onChange(target.checked ? [...keys, key] : keys.filter((each) => each !== key))}
        >
          {title}
        </Checkbox>
      ))}
    </div>
  );
  return (
    <ButtonPopover side="end" open={open} onOpenChange={setOpen} content={() => boxes}>
      <IconButton icon="columns" label={t('data.choose-columns')} aria-expanded={open} />
    </ButtonPopover>
  );
}

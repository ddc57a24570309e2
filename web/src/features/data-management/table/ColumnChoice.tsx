import { Checkbox, Popover } from 'antd';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../shared/ui/actions/IconButton.js';
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
    <Popover trigger="click" placement="bottomRight" content={boxes}>
      <IconButton icon="columns" label={t('data.choose-columns')} />
    </Popover>
  );
}

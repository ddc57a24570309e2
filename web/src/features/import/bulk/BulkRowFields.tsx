import { Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCatalogue } from '../../../entities/catalogue/catalogue.api.js';
import { IconButton } from '../../../shared/ui/actions/IconButton.js';
import type { BulkRow } from '../import.api.js';
import styles from './BulkImportPage.module.css';

export interface BulkRowFieldsProps {
  row: BulkRow;
  /** Counted from 1, for screen readers. */
  number: number;
  organizing: boolean;
  onChange: (changes: Partial<BulkRow>) => void;
  /** Called with pasted text and the rest of the address, without its selection; true when it was split into rows. */
  onPaste: (text: string, rest: string) => boolean;
  onRemove?: (() => void) | undefined;
}

/** One address with the organizers of its recipe. */
export function BulkRowFields({ row, number, organizing, onChange, onPaste, onRemove }: BulkRowFieldsProps) {
  const { t } = useTranslation();
  return (
    <li className={styles.row}>
      <Input
        dir="ltr"
        inputMode="url"
        placeholder="https://"
        autoFocus={number === 1 || row.url === ''}
        aria-label={t('new-recipe.url-number', { number })}
        value={row.url}
        onChange={({ target }) => onChange({ url: target.value })}
        onPaste={(event) => {
          if (onPaste(event.clipboardData.getData('text'), unselectedText(event.currentTarget))) event.preventDefault();
        }}
      />
      {onRemove && <IconButton icon="trash" label={t('new-recipe.remove-url', { number })} onClick={onRemove} />}
      {organizing && (
        <div className={styles.organizers}>
          <OrganizerField kind="categories" row={row} onChange={onChange} />
          <OrganizerField kind="tags" row={row} onChange={onChange} />
        </div>
      )}
    </li>
  );
}

/** What remains of a field's text when its selection is replaced. */
function unselectedText({ value, selectionStart, selectionEnd }: HTMLInputElement): string {
  return value.slice(0, selectionStart ?? 0) + value.slice(selectionEnd ?? value.length);
}

function OrganizerField({
  kind,
  row,
  onChange,
}: Pick<BulkRowFieldsProps, 'row' | 'onChange'> & { kind: 'categories' | 'tags' }) {
  const { t } = useTranslation();
  const { records = [] } = useCatalogue(kind);
  return (
    <Select
      mode="multiple"
      aria-label={t(`data.${kind}.title`)}
      placeholder={t(`data.${kind}.title`)}
      showSearch={{ optionFilterProp: 'label' }}
      value={row[kind].map(({ id }) => id)}
      options={records.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(ids: string[]) => onChange({ [kind]: records.filter(({ id }) => ids.includes(id)) })}
    />
  );
}

import { useState } from 'react';
import { Button, Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { problemText } from '../../../api/call-problem.js';
import { FormError } from '../../../shared/forms/FormError.js';
import { Icon } from '../../../shared/icons/Icon.js';
import type { BulkRow } from '../import.api.js';
import styles from './BulkImportPage.module.css';
import { bareRow, bulkRowsToSend } from './bulk-rows.js';
import { BulkRowFields } from './BulkRowFields.js';
import { ImportedBeforeNotice } from './ImportedBeforeNotice.js';
import { useBulkImport } from './use-bulk-import.js';
import { useBulkRows } from './use-bulk-rows.js';

export interface BulkFormProps {
  /** Initial rows, e.g. those that failed. */
  initial: readonly BulkRow[];
  /** Called with the rows that were sent. */
  onStarted: (reportId: string, rows: readonly BulkRow[]) => void;
}

/** Addresses in rows; a text with several can be pasted into any row. */
export function BulkForm({ initial, onStarted }: BulkFormProps) {
  const { t } = useTranslation();
  const { rows, change, add, remove, clear, paste } = useBulkRows(initial);
  const [organizing, setOrganizing] = useState(() => initial.some(isOrganized));
  const ready = bulkRowsToSend(organizing ? rows : rows.map(({ url }) => bareRow(url)));
  const { existing, newRows, error, isBusy, checkAndStart, start } = useBulkImport(ready, onStarted);
  return (
    <>
      <p>{t('new-recipe.bulk-hint')}</p>
      <Checkbox checked={organizing} onChange={({ target }) => setOrganizing(target.checked)}>
        {t('recipe.set-categories-and-tags')}
      </Checkbox>
      <ol className={styles.rows}>
        {rows.map((row, index) => (
          <BulkRowFields
            key={row.key}
            row={row}
            number={index + 1}
            organizing={organizing}
            onChange={(changes) => change(row.key, changes)}
            onPaste={(text, rest) => paste(row.key, text, rest)}
            onRemove={rows.length > 1 ? () => remove(row.key) : undefined}
          />
        ))}
      </ol>
      <div className={styles.buttons}>
        <Button icon={<Icon name="plus" size={18} />} onClick={add}>
          {t('new-recipe.add-url')}
        </Button>
        <Button type="text" onClick={clear}>
          {t('new-recipe.clear')}
        </Button>
      </div>
      {existing.length > 0 && (
        <ImportedBeforeNotice
          recipes={existing}
          newCount={newRows.length}
          onImportNew={() => void start(newRows)}
          onImportAll={() => void start(ready)}
        />
      )}
      <FormError text={error && problemText(t, error)} />
      <Button
        type="primary"
        size="large"
        block
        loading={isBusy}
        disabled={ready.length === 0}
        onClick={() => void checkAndStart()}
      >
        {t('new-recipe.import-pages', { count: ready.length })}
      </Button>
    </>
  );
}

const isOrganized = ({ categories, tags }: BulkRow) => categories.length > 0 || tags.length > 0;

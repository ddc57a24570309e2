import type { TFunction } from 'i18next';
import { dateText } from '../../../shared/dates/date-text.js';
import { Icon } from '../../../shared/icons/Icon.js';
import type { RowColumn } from '../table/row-column.js';

/** The id of a record, for scripts. */
export const idColumn = (t: TFunction): RowColumn<{ id: string }> => ({
  key: 'id',
  title: t('data.column-id'),
  text: ({ id }) => id,
  render: ({ id }) => <code>{id}</code>,
  hidden: true,
});

/** The name of the record; the first column. */
export const nameColumn = (t: TFunction): RowColumn<{ name: string }> => ({
  key: 'name',
  title: t('general.name'),
  text: ({ name }) => name,
});

/** The creation date. */
export const createdColumn = (t: TFunction, language: string): RowColumn<{ createdAt: string }> => ({
  key: 'createdAt',
  title: t('data.column-created'),
  text: ({ createdAt }) => createdText(createdAt, language),
  order: ({ createdAt }) => createdAt,
  hidden: true,
});

/** A column of a boolean. */
export function flagColumn<Key extends string>(key: Key, title: string, t: TFunction): RowColumn<Record<Key, boolean>> {
  return {
    key,
    title,
    text: (record) => t(record[key] ? 'general.yes' : 'general.no'),
    render: (record) =>
      record[key] ? (
        <>
          <Icon name="check" size={18} />
          <span className="visually-hidden">{t('general.yes')}</span>
        </>
      ) : null,
  };
}

/** A date in the user's language; empty for other values. */
export function createdText(moment: string, language: string): string {
  return Number.isNaN(Date.parse(moment)) ? '' : dateText(moment, language, { dateStyle: 'medium' });
}

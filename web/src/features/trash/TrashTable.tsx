import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import {
  usePurgeDeletedMutation,
  useRestoreDeletedMutation,
  type TrashedRecord,
  type TrashKind,
} from '../../entities/trash/trash.api.js';
import { dateText } from '../../shared/dates/date-text.js';
import { showToast } from '../../shared/toasts/toast.slice.js';
import { IconButton } from '../../shared/ui/actions/IconButton.js';
import { DataTable, type Column } from '../../shared/ui/data/DataTable.js';
import { RowDelete } from '../../shared/ui/data/RowDelete.js';
import { daysUntil } from './days-until.js';
import styles from './Trash.module.css';

/** Deleted records, latest first. */
export function TrashTable({ kind, records }: { kind: TrashKind; records: readonly TrashedRecord[] }) {
  const { t, i18n } = useTranslation();
  const plannedFor: Column<TrashedRecord> = {
    key: 'date',
    title: t('trash.planned-for'),
    render: ({ date = '' }) =>
      dateText(`${date}T00:00`, i18n.language, { weekday: 'short', day: 'numeric', month: 'short' }),
  };
  const columns: Column<TrashedRecord>[] = [
    {
      key: 'name',
      title: t(`trash.name-${kind}`),
      isRowHeader: true,
      render: ({ name }) => (
        <bdi dir="auto" className={styles.name}>
          {name || t('trash.unnamed')}
        </bdi>
      ),
    },
    ...(kind === 'plan-entries' ? [plannedFor] : []),
    {
      key: 'deleted',
      title: t('trash.deleted'),
      render: ({ deletedAt }) => dateText(deletedAt, i18n.language, { dateStyle: 'medium', timeStyle: 'short' }),
    },
    {
      key: 'by',
      title: t('trash.deleted-by'),
      render: ({ deletedBy }) => <bdi>{deletedBy.name ?? t('recipe-history.former-member')}</bdi>,
    },
    {
      key: 'left',
      title: t('trash.time-left'),
      render: ({ expiresAt }) => (
        <span className={styles.days}>{t('trash.days', { count: daysUntil(expiresAt, Date.now()) })}</span>
      ),
    },
    {
      key: 'actions',
      title: t('trash.actions'),
      isActions: true,
      render: (record) => <TrashActions kind={kind} record={record} />,
    },
  ];
  return (
    <DataTable
      label={t(`trash.deleted-${kind}`)}
      columns={columns}
      rows={records}
      keyOf={({ id }) => String(id)}
      empty={t('trash.none')}
    />
  );
}

function TrashActions({ kind, record }: { kind: TrashKind; record: TrashedRecord }) {
  const { t } = useTranslation();
  const { id } = record;
  const name = record.name || t('trash.unnamed');
  const dispatch = useDispatch();
  const [restore, { isLoading: isRestoring }] = useRestoreDeletedMutation();
  const [purge, { isLoading: isPurging }] = usePurgeDeletedMutation();
  const handleRestore = async () => {
    const { data } = await restore({ kind, id });
    if (data) dispatch(showToast({ level: 'success', key: 'trash.restored', values: { name: data.name || name } }));
  };
  return (
    <div className={styles.rowActions}>
      <IconButton
        icon="undo"
        label={t('trash.restore-named', { name })}
        loading={isRestoring}
        onClick={() => void handleRestore()}
      />
      <RowDelete
        name={name}
        question={t(kind === 'recipes' ? 'trash.delete-question' : 'trash.delete-permanently')}
        busy={isPurging}
        onDelete={() => purge({ kind, id })}
      />
    </div>
  );
}

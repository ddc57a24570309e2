import type { AuditEntry, AuditOutcome } from '@larder/contracts/admin/audit';
import { Pagination } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { isDay } from '../../../shared/dates/calendar-days.js';
import { dateText } from '../../../shared/dates/date-text.js';
import type { IconName } from '../../../shared/icons/paths.js';
import { DataTable, type Column } from '../../../shared/ui/data/DataTable.js';
import { StatusChip, type StatusTone } from '../../../shared/ui/data/StatusChip.js';
import { Page } from '../../../shared/ui/page/Page.js';
import { PageMessage } from '../../../shared/ui/page/PageMessage.js';
import { SkeletonText } from '../../../shared/ui/page/Skeleton.js';
import { pageIn } from '../page-in.js';
import { ENTRIES_PER_PAGE, useListAuditQuery, type AuditFilters } from './audit.api.js';
import { actionKey, AUDIT_ACTIONS } from './audit-labels.js';
import { AuditFilter } from './AuditFilter.js';
import styles from './Audit.module.css';

const OUTCOMES: Record<AuditOutcome, { icon: IconName; tone: StatusTone }> = {
  done: { icon: 'success', tone: 'plain' },
  refused: { icon: 'warning', tone: 'warning' },
  locked: { icon: 'lock', tone: 'warning' },
  failed: { icon: 'error', tone: 'error' },
};

/** The audit log of administration. The URL has the filters and the page. */
export function AuditPage() {
  const { t } = useTranslation();
  const [searchParams, setSearchParams] = useSearchParams();
  const filters = filtersOf(searchParams);
  const page = pageIn(searchParams);
  const show = (next: AuditFilters, at = 1) =>
    setSearchParams(
      Object.entries({ ...next, page: at > 1 ? String(at) : '' }).flatMap(([name, value]) =>
        value ? [[name, value] as [string, string]] : [],
      ),
      { replace: true },
    );
  const query = useListAuditQuery({ page, filters }, { refetchOnMountOrArgChange: true });
  const { currentData: entries, isError, refetch } = query;
  return (
    <Page title={t('audit.title')} text={t('audit.text')} width="medium">
      <AuditFilter filters={filters} onChange={(next) => void show(next)} />
      {!entries && isError && <PageMessage kind="error" onRetry={() => void refetch()} />}
      {!entries && !isError && <SkeletonText lines={6} />}
      {entries && <AuditTable entries={entries.items} />}
      {entries && (
        <Pagination
          current={page}
          total={entries.total}
          pageSize={ENTRIES_PER_PAGE}
          showSizeChanger={false}
          hideOnSinglePage
          onChange={(next) => void show(filters, next)}
        />
      )}
    </Page>
  );
}

function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const { t, i18n } = useTranslation();
  const moment = (text: string) => dateText(text, i18n.language, { dateStyle: 'short', timeStyle: 'medium' });
  const columns: Column<AuditEntry>[] = [
    {
      key: 'action',
      title: t('audit.action'),
      isRowHeader: true,
      render: ({ action }) => <strong>{t(actionKey(action))}</strong>,
    },
    { key: 'target', title: t('audit.target'), render: ({ target }) => nameCell(target.name ?? target.id) },
    { key: 'user', title: t('audit.user'), render: ({ actor }) => nameCell(actor.name) },
    {
      key: 'time',
      title: t('audit.time'),
      render: ({ occurredAt }) => <span className={styles.time}>{moment(occurredAt)}</span>,
    },
    { key: 'address', title: t('audit.address'), render: ({ address }) => <bdi>{address}</bdi> },
    {
      key: 'outcome',
      title: t('audit.outcome'),
      render: ({ outcome }) => <StatusChip {...OUTCOMES[outcome]}>{t(`audit.outcome-${outcome}`)}</StatusChip>,
    },
  ];
  return (
    <DataTable
      label={t('audit.title')}
      columns={columns}
      rows={entries}
      keyOf={({ id }) => id}
      empty={t('audit.none')}
    />
  );
}

/** A name with its own text direction; null without a name, so that narrow screens omit the column title. */
function nameCell(name: string | null | undefined) {
  return name ? <bdi>{name}</bdi> : null;
}

function filtersOf(searchParams: URLSearchParams): AuditFilters {
  const day = (name: string) => {
    const text = searchParams.get(name);
    return isDay(text) ? text : undefined;
  };
  return {
    action: AUDIT_ACTIONS.find((each) => each === searchParams.get('action')),
    user: searchParams.get('user') ?? undefined,
    from: day('from'),
    to: day('to'),
  };
}

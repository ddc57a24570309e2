import { useState } from 'react';
import { Button, Input, InputNumber, Select, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { usePageVisible } from '../../../shared/hooks/use-page-visible.js';
import { useDebounced } from '../../../shared/hooks/use-debounced.js';
import { CopyButton } from '../../../shared/ui/actions/CopyButton.js';
import { PageMessage } from '../../../shared/ui/page/PageMessage.js';
import { useListLogsQuery, type LogArgs } from './maintenance.api.js';
import styles from './Maintenance.module.css';

/** Polling interval while the logs are followed, in milliseconds. */
const FOLLOW_MS = 3_000;
const DEBOUNCE_MS = 400;
const DEFAULT_LINES = 500;
const MAX_LINES = 10_000;
const LEVELS: readonly LogArgs['level'][] = ['debug', 'info', 'warn', 'error', 'fatal'];

/** The latest log lines of all services. */
export function Logs() {
  const { t } = useTranslation();
  const [query, setQuery] = useState<LogArgs>({ lines: DEFAULT_LINES, level: 'info', requestId: null });
  const [isFollowing, setFollowing] = useState(false);
  const visible = usePageVisible();
  const { data, isError, isFetching, refetch } = useListLogsQuery(useDebounced(query, DEBOUNCE_MS), {
    refetchOnMountOrArgChange: true,
    pollingInterval: isFollowing && visible ? FOLLOW_MS : 0,
  });
  const set = (changes: Partial<LogArgs>) => setQuery({ ...query, ...changes });
  const lines = data ?? [];
  return (
    <>
      <div className={styles.logTools}>
        <InputNumber
          aria-label={t('maintenance.lines')}
          min={1}
          max={MAX_LINES}
          value={query.lines}
          onChange={(count) => count !== null && set({ lines: count })} // null while the field is empty
        />
        <Select
          aria-label={t('maintenance.level')}
          value={query.level}
          options={LEVELS.map((level) => ({ value: level, label: level }))}
          onChange={(level) => set({ level })}
        />
        <Input
          dir="ltr"
          allowClear
          aria-label={t('maintenance.request-id')}
          placeholder={t('maintenance.request-id')}
          onChange={({ target }) => set({ requestId: target.value.trim() || null })}
        />
        <label className={styles.follow}>
          <Switch checked={isFollowing} onChange={setFollowing} />
          {t('maintenance.follow')}
        </label>
        <Button loading={isFetching && !isFollowing} onClick={() => void refetch()}>
          {t('maintenance.refresh')}
        </Button>
        <CopyButton label={t('maintenance.copy-logs')} text={() => lines.join('')} />
      </div>
      {isError && <PageMessage kind="error" onRetry={() => void refetch()} />}
      <pre className={styles.log} role="log" aria-live="off" dir="ltr" tabIndex={0} aria-label={t('maintenance.logs')}>
        {data?.length === 0 ? t('maintenance.no-logs') : lines.join('')}
      </pre>
    </>
  );
}

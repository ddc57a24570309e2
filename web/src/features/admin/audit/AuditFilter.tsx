import { Button, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { serverAddress } from '../../../shared/urls/base-path.js';
import { auditParams, type AuditFilters } from './audit.api.js';
import { actionKey, AUDIT_ACTIONS } from './audit-labels.js';
import styles from './Audit.module.css';

export interface AuditFilterProps {
  filters: AuditFilters;
  onChange: (filters: AuditFilters) => void;
}

/** Chooses what of the log is shown, and gives it away as a file. */
export function AuditFilter({ filters, onChange }: AuditFilterProps) {
  const { t } = useTranslation();
  const options = AUDIT_ACTIONS.map((action) => ({ value: action, label: t(actionKey(action)) }));
  const exported = serverAddress(`api/admin/audit/export?${new URLSearchParams(auditParams(filters)).toString()}`);
  return (
    <div className={styles.filters}>
      <Select
        allowClear
        aria-label={t('audit.action')}
        placeholder={t('audit.action')}
        className={styles.action}
        value={filters.action}
        options={options}
        onChange={(action: AuditFilters['action']) => onChange({ ...filters, action })}
      />
      <Input.Search
        allowClear
        aria-label={t('audit.user')}
        placeholder={t('audit.user')}
        className={styles.user}
        defaultValue={filters.user}
        onSearch={(user) => onChange({ ...filters, user: user.trim() })}
      />
      <Input
        type="date"
        aria-label={t('audit.from')}
        className={styles.day}
        value={filters.from ?? ''}
        onChange={({ target }) => onChange({ ...filters, from: target.value })}
      />
      <Input
        type="date"
        aria-label={t('audit.to')}
        className={styles.day}
        value={filters.to ?? ''}
        onChange={({ target }) => onChange({ ...filters, to: target.value })}
      />
      <Button href={exported} download>
        {t('audit.export')}
      </Button>
    </div>
  );
}

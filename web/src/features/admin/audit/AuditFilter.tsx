import { useState } from 'react';
import { Button, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../../shared/forms/fields/DayField.js';
import { Icon } from '../../../shared/icons/Icon.js';
import { serverAddress } from '../../../shared/urls/base-path.js';
import { auditParams, type AuditFilters } from './audit.api.js';
import { actionKey, AUDIT_ACTIONS } from './audit-labels.js';
import styles from './Audit.module.css';

export interface AuditFilterProps {
  filters: AuditFilters;
  onChange: (filters: AuditFilters) => void;
}

/** The filters of the log, and its download. */
export function AuditFilter({ filters, onChange }: AuditFilterProps) {
  const { t } = useTranslation();
  const options = AUDIT_ACTIONS.map((action) => ({ value: action, label: t(actionKey(action)) }));
  const exported = serverAddress(`api/admin/audit/export?${new URLSearchParams(auditParams(filters)).toString()}`);
  return (
    <div className={styles.filters}>
      <Select
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        aria-label={t('audit.action')}
        placeholder={t('audit.action')}
        className={styles.action}
        value={filters.action}
        options={options}
        onChange={(action: AuditFilters['action']) => onChange({ ...filters, action })}
      />
      <UserFilter user={filters.user ?? ''} onChange={(user) => onChange({ ...filters, user })} />
      <div className={styles.range}>
        <DayField
          label={t('audit.from')}
          value={filters.from ?? ''}
          max={filters.to}
          onChange={(from) => onChange({ ...filters, from })}
        />
        <DayField
          label={t('audit.to')}
          value={filters.to ?? ''}
          min={filters.from}
          onChange={(to) => onChange({ ...filters, to })}
        />
      </div>
      <Button href={exported} download>
        {t('audit.export')}
      </Button>
    </div>
  );
}

/** The name of a user; applied on Enter and when the field is left. Follows the URL unless the user is typing. */
function UserFilter({ user, onChange }: { user: string; onChange: (user: string) => void }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const apply = (text: string) => {
    setTyped(null);
    if (text.trim() !== user) onChange(text.trim());
  };
  return (
    <Input
      type="search"
      allowClear
      enterKeyHint="search"
      prefix={<Icon name="search" size={18} />}
      aria-label={t('audit.user')}
      placeholder={t('audit.user')}
      className={styles.user}
      value={typed ?? user}
      onChange={({ target }) => setTyped(target.value)}
      onPressEnter={({ currentTarget }) => apply(currentTarget.value)}
      onBlur={({ currentTarget }) => apply(currentTarget.value)}
      onClear={() => apply('')}
    />
  );
}

import { useId } from 'react';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useListGroupMembersQuery } from '../../../../entities/tenants/group-members.api.js';
import styles from '../../../../shared/forms/fields.module.css';

export interface OwnerSelectProps {
  userId: string;
  disabled: boolean;
  onChange: (userId: string) => void;
}

/** The owner of the recipe; the owner and administrators may transfer it. */
export function OwnerSelect({ userId, disabled, onChange }: OwnerSelectProps) {
  const { t } = useTranslation();
  const id = useId();
  const { data, isFetching } = useListGroupMembersQuery();
  const members = data?.items ?? [];
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('recipe-edit.owner')}</label>
      <Select
        id={id}
        style={{ width: '100%' }}
        disabled={disabled}
        loading={isFetching}
        value={members.some((member) => member.id === userId) ? userId : undefined}
        options={members.map((member) => ({ value: member.id, label: member.fullName }))}
        showSearch={{ optionFilterProp: 'label' }}
        onChange={onChange}
      />
    </div>
  );
}

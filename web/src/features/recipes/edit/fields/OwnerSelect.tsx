import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useListGroupMembersQuery } from '../../../../entities/tenants/group-members.api.js';
import { MemberSelect } from '../../../../entities/tenants/MemberSelect.js';
import styles from '../../../../shared/forms/fields/fields.module.css';

export interface OwnerSelectProps {
  userId: string;
  disabled: boolean;
  onChange: (userId: string) => void;
}

/** The owner of the recipe; the owner and administrators may transfer it. */
export function OwnerSelect({ userId, disabled, onChange }: OwnerSelectProps) {
  const { t } = useTranslation();
  const id = useId();
  const members = useListGroupMembersQuery();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('recipe-edit.owner')}</label>
      <MemberSelect id={id} query={members} value={userId} disabled={disabled} onChange={onChange} />
    </div>
  );
}

import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { UserSummary } from '@larder/contracts/identity/tenants/user';
import type { Page } from '@larder/contracts/paging/page';
import { noOptionsText } from '../../shared/forms/fields/no-options-text.js';

type Member = Pick<UserSummary, 'id' | 'fullName' | 'username'>;

export interface MemberSelectProps {
  id: string;
  /** The query of the members: of the group, or of the household. */
  query: { data?: Page<Member> | undefined; isFetching: boolean; isError: boolean };
  value: string | undefined;
  disabled?: boolean;
  onChange: (userId: string) => void;
}

/** Selects a member. Empty while the value is none of the members, or these are not loaded. */
export function MemberSelect({ id, query, value, disabled = false, onChange }: MemberSelectProps) {
  const { t } = useTranslation();
  const members = query.data?.items ?? [];
  return (
    <Select
      id={id}
      style={{ width: '100%' }}
      disabled={disabled}
      loading={query.isFetching}
      value={members.some((member) => member.id === value) ? value : undefined}
      options={members.map((member) => ({ value: member.id, label: member.fullName ?? member.username }))}
      notFoundContent={noOptionsText(t, query)}
      showSearch={{ optionFilterProp: 'label' }}
      onChange={onChange}
    />
  );
}

import type { Rule } from 'antd/es/form';
import { useTranslation } from 'react-i18next';
import { useLazyCheckAvailabilityQuery, type UniqueField } from './availability.api.js';

const TAKEN: Record<UniqueField, string> = {
  username: 'validation.username-is-taken',
  email: 'validation.email-is-taken',
  group: 'validation.group-name-is-taken',
};

/**
 * A validation rule that checks on the server whether a name is available. When the request fails, the rule passes: the
 * server validates again on submit.
 *
 * @param own the current name, which is always available
 */
export function useUniqueRule(field: UniqueField, own?: string | null): Rule {
  const { t } = useTranslation();
  const [check] = useLazyCheckAvailabilityQuery();
  return {
    validator: async (_rule, value: unknown) => {
      const text = typeof value === 'string' ? value.trim() : '';
      if (!text || text.toLowerCase() === own?.toLowerCase()) return;
      const { data } = await check({ field, value: text }, true);
      if (data?.valid === false) throw new Error(t(TAKEN[field]));
    },
  };
}

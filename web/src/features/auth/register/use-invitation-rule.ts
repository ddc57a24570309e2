import type { Rule } from 'antd/es/form';
import { useTranslation } from 'react-i18next';
import { useLazyCheckInvitationQuery } from '../auth.api.js';

/** A validation rule that checks an invitation on the server; it passes when the request fails. */
export function useInvitationRule(): Rule {
  const { t } = useTranslation();
  const [check] = useLazyCheckInvitationQuery();
  return {
    validator: async (_rule, token: string) => {
      const { data } = await check(token.trim());
      if (data?.valid === false) throw new Error(t('user-registration.invitation-invalid'));
    },
  };
}

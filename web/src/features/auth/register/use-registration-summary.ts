import { useTranslation } from 'react-i18next';
import type { RegistrationValues } from './registration-body.js';
import type { RegistrationMode } from './registration-steps.js';

/** A summary of the input, without the password. */
export function useRegistrationSummary(
  mode: RegistrationMode,
  values: RegistrationValues,
): { label: string; value: string }[] {
  const { t } = useTranslation();
  const yesOrNo = (flag: boolean) => t(flag ? 'general.yes' : 'general.no');
  const group = [
    { label: t('group.group-name'), value: values.group },
    { label: t('user-registration.keep-recipes-private'), value: yesOrNo(values.private) },
    { label: t('user-registration.use-seed-data'), value: yesOrNo(values.seedData) },
  ];
  return [
    ...(mode === 'create' ? group : []),
    { label: t('user.full-name'), value: values.fullName },
    { label: t('user.username'), value: values.username },
    { label: t('user.email'), value: values.email },
    { label: t('user.advanced-features'), value: yesOrNo(values.advanced) },
  ];
}

import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { IdentityFields } from '../../entities/session/account-forms/IdentityFields.js';
import { NewPasswordFields } from '../../entities/session/account-forms/NewPasswordFields.js';
import { FormPasswordInput } from '../../shared/forms/password/FormPasswordInput.js';
import { fieldRules, PASSWORD_MAX } from '../../shared/forms/rules.js';
import { SwitchField } from '../../shared/forms/fields/SwitchField.js';
import { Summary } from '../../shared/wizard/Summary.js';
import type { SetupStep } from './setup-steps.js';
import type { SetupValues } from './use-setup.js';

export interface SetupFieldsProps {
  step: SetupStep;
  /** The initial password of the installation is not the default one. */
  asksForPassword: boolean;
  values: () => SetupValues;
}

/** The fields of one step of the setup. */
export function SetupFields({ step, asksForPassword, values }: SetupFieldsProps) {
  const { t } = useTranslation();
  if (step === 'account')
    return (
      <>
        <IdentityFields autoFocus />
        <NewPasswordFields />
      </>
    );
  if (step === 'settings')
    return (
      <>
        <SwitchField
          name="makeGroupRecipesPublic"
          label={t('admin.setup.public-access')}
          hint={t('admin.setup.public-access-text')}
        />
        <SwitchField
          name="useSeedData"
          label={t('user-registration.use-seed-data')}
          hint={t('user-registration.use-seed-data-text')}
        />
      </>
    );
  if (step !== 'confirm') return null;
  return (
    <>
      <SetupSummary values={values()} />
      {asksForPassword && <CurrentPasswordField />}
    </>
  );
}

function SetupSummary({ values }: { values: SetupValues }) {
  const { t } = useTranslation();
  const yesOrNo = (flag: boolean) => t(flag ? 'general.yes' : 'general.no');
  return (
    <Summary
      entries={[
        { label: t('user.full-name'), value: values.fullName },
        { label: t('user.username'), value: values.username },
        { label: t('user.email'), value: values.email },
        { label: t('admin.setup.public-access'), value: yesOrNo(values.makeGroupRecipesPublic) },
        { label: t('user-registration.use-seed-data'), value: yesOrNo(values.useSeedData) },
      ]}
    />
  );
}

function CurrentPasswordField() {
  const { t } = useTranslation();
  const rules = fieldRules(t);
  return (
    <Form.Item
      name="currentPassword"
      label={t('user.current-password')}
      rules={[rules.required]}
      required
      style={{ marginBlockStart: '1.5rem' }}
    >
      <FormPasswordInput autoFocus autoComplete="current-password" maxLength={PASSWORD_MAX} />
    </Form.Item>
  );
}

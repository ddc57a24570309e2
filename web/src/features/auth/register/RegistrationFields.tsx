import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { IdentityFields } from '../../../entities/session/account-forms/IdentityFields.js';
import { NewPasswordFields } from '../../../entities/session/account-forms/NewPasswordFields.js';
import { fieldRules } from '../../../shared/forms/rules.js';
import { SwitchField } from '../../../shared/forms/fields/SwitchField.js';
import { useUniqueRule } from '../../../entities/session/account-forms/use-unique-rule.js';
import { Summary } from '../../../shared/wizard/Summary.js';
import type { RegistrationValues } from './registration-body.js';
import type { RegistrationStep, RegistrationMode } from './registration-steps.js';
import { useInvitationRule } from './use-invitation-rule.js';
import { useRegistrationSummary } from './use-registration-summary.js';

export interface RegistrationFieldsProps {
  step: RegistrationStep;
  mode: RegistrationMode;
  /** The input of all steps so far. */
  values: () => RegistrationValues;
}

/** The fields of one step of the registration. */
export function RegistrationFields({ step, mode, values }: RegistrationFieldsProps) {
  if (step === 'token') return <TokenField />;
  if (step === 'group') return <GroupFields />;
  if (step === 'account') return <AccountFields />;
  return <RegistrationSummary mode={mode} values={values()} />;
}

function TokenField() {
  const { t } = useTranslation();
  const rules = fieldRules(t);
  const valid = useInvitationRule();
  return (
    <Form.Item
      name="groupToken"
      label={t('group.group-token')}
      rules={[rules.required, valid]}
      validateFirst
      validateTrigger="onSubmit"
      required
    >
      <Input autoFocus dir="ltr" spellCheck={false} maxLength={255} />
    </Form.Item>
  );
}

function GroupFields() {
  const { t } = useTranslation();
  const rules = fieldRules(t);
  const unique = useUniqueRule('group');
  return (
    <>
      <Form.Item name="group" label={t('group.group-name')} rules={[rules.name, unique]} validateFirst required>
        <Input autoFocus maxLength={255} />
      </Form.Item>
      <SwitchField
        name="private"
        label={t('user-registration.keep-recipes-private')}
        hint={t('user-registration.keep-recipes-private-text')}
      />
      <SwitchField
        name="seedData"
        label={t('user-registration.use-seed-data')}
        hint={t('user-registration.use-seed-data-text')}
      />
    </>
  );
}

function AccountFields() {
  const { t } = useTranslation();
  return (
    <>
      <IdentityFields autoFocus />
      <NewPasswordFields />
      <SwitchField name="advanced" label={t('user.advanced-features')} hint={t('user.advanced-features-text')} />
    </>
  );
}

function RegistrationSummary({ mode, values }: { mode: RegistrationMode; values: RegistrationValues }) {
  return <Summary entries={useRegistrationSummary(mode, values)} />;
}

import { useTranslation } from 'react-i18next';
import { BlurForm } from '../../../shared/forms/BlurForm.js';
import { useDocumentTitle } from '../../../shared/hooks/use-document-title.js';
import { AuthFrame } from '../../../entities/session/account-forms/AuthFrame.js';
import { WizardFrame } from '../../../shared/wizard/WizardFrame.js';
import { BackToLogin } from '../BackToLogin.js';
import type { RegistrationValues } from './registration-body.js';
import { RegistrationModeChoice } from './RegistrationModeChoice.js';
import { RegistrationFields } from './RegistrationFields.js';
import { useRegistration } from './use-registration.js';

/** Registration with an invitation or, where the site allows it, with a new group. */
export function RegisterPage() {
  const { t } = useTranslation();
  const registration = useRegistration();
  const { form, step, index, count, mode, invitation } = registration;
  useDocumentTitle(t('user.register'));
  if (!registration.ready) return null;
  return (
    <AuthFrame title={t(`user-registration.${step}-title`)} text={t(`user-registration.${step}-text`)}>
      {step === 'start' ? (
        <RegistrationModeChoice onChoose={registration.choose} />
      ) : (
        <BlurForm<RegistrationValues>
          form={form}
          size="large"
          initialValues={{ groupToken: invitation, private: false, seedData: false, advanced: false }}
          onFinish={registration.next}
        >
          <WizardFrame
            step={index + 1}
            steps={count}
            problem={registration.problem}
            busy={registration.busy}
            onBack={registration.back}
            {...(step === 'confirm' && { nextLabel: t('user-registration.create-account') })}
          >
            <RegistrationFields
              step={step}
              mode={mode ?? 'join'}
              values={() => form.getFieldsValue(true) as RegistrationValues}
            />
          </WizardFrame>
        </BlurForm>
      )}
      <BackToLogin />
    </AuthFrame>
  );
}

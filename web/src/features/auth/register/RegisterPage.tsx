import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '../../../shared/hooks/use-document-title.js';
import { AuthFrame } from '../../../entities/session/account-forms/AuthFrame.js';
import { WizardFrame } from '../../../shared/wizard/WizardFrame.js';
import { BackToLogin } from '../BackToLogin.js';
import type { SignUpValues } from './registration-body.js';
import { SignUpChoice } from './SignUpChoice.js';
import { SignUpFields } from './SignUpFields.js';
import { useSignUp } from './use-sign-up.js';

/** Registration with an invitation or, where the site allows it, with a new group. */
export function RegisterPage() {
  const { t } = useTranslation();
  const signUp = useSignUp();
  const { form, step, index, count, mode, invitation } = signUp;
  useDocumentTitle(t('user.register'));
  if (!signUp.ready) return null;
  return (
    <AuthFrame title={t(`user-registration.${step}-title`)} text={t(`user-registration.${step}-text`)}>
      {step === 'start' ? (
        <SignUpChoice onChoose={signUp.choose} />
      ) : (
        <Form<SignUpValues>
          form={form}
          layout="vertical"
          size="large"
          validateTrigger="onBlur"
          initialValues={{ groupToken: invitation, private: false, seedData: false, advanced: false }}
          onFinish={signUp.next}
        >
          <WizardFrame
            step={index + 1}
            steps={count}
            problem={signUp.problem}
            busy={signUp.busy}
            onBack={signUp.back}
            {...(step === 'confirm' && { nextLabel: t('user-registration.make-account') })}
          >
            <SignUpFields step={step} mode={mode ?? 'join'} values={() => form.getFieldsValue(true) as SignUpValues} />
          </WizardFrame>
        </Form>
      )}
      <BackToLogin />
    </AuthFrame>
  );
}

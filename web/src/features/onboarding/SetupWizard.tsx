import { useState } from 'react';
import { Button, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import type { UserOut } from '@larder/contracts/identity/tenants/user';
import { BlurForm } from '../../shared/forms/BlurForm.js';
import { AuthFrame } from '../../entities/session/account-forms/AuthFrame.js';
import { WizardFrame } from '../../shared/wizard/WizardFrame.js';
import { SetupDone } from './SetupDone.js';
import { SetupFields } from './SetupFields.js';
import { adjacentStep, SETUP_STEPS, type SetupStep } from './setup-steps.js';
import { useSetup, type SetupValues } from './use-setup.js';

/** The number of steps with input. */
const INPUT_STEPS = SETUP_STEPS.length - 2;

export interface SetupWizardProps {
  user: UserOut;
  /** Called before the input is sent; `user` changes when it is saved. */
  onSubmit: () => void;
}

/** Welcome, account, common settings, summary, done. */
export function SetupWizard({ user, onSubmit }: SetupWizardProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<SetupValues>();
  const [step, setStep] = useState<SetupStep>('welcome');
  const { submit, problem, busy, asksForPassword } = useSetup();
  const go = (by: 1 | -1) => setStep(adjacentStep(step, by));
  const values = () => form.getFieldsValue(true) as SetupValues;

  const handleFinish = async () => {
    if (step !== 'confirm') return go(1);
    onSubmit();
    if (await submit(values())) go(1);
  };
  return (
    <AuthFrame title={t(`admin.setup.${step}-title`)} text={t(`admin.setup.${step}-text`)}>
      {step === 'welcome' && (
        <Button type="primary" size="large" block onClick={() => go(1)}>
          {t('general.start')}
        </Button>
      )}
      {step === 'done' && <SetupDone user={user} />}
      <BlurForm<SetupValues>
        form={form}
        size="large"
        hidden={step === 'welcome' || step === 'done'}
        initialValues={{ makeGroupRecipesPublic: false, useSeedData: true }}
        onFinish={() => void handleFinish()}
      >
        <WizardFrame
          step={SETUP_STEPS.indexOf(step)}
          steps={INPUT_STEPS}
          problem={problem}
          busy={busy}
          onBack={() => go(-1)}
          {...(step === 'confirm' && { nextLabel: t('admin.setup.save-and-start') })}
        >
          <SetupFields step={step} asksForPassword={asksForPassword} values={values} />
        </WizardFrame>
      </BlurForm>
    </AuthFrame>
  );
}

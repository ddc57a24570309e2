import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormActions } from '../../../../shared/forms/FormActions.js';
import { useSave } from '../../../../api/use-save.js';
import { useCreateInvitationMutation } from '../account-pages.api.js';

const PEOPLE = [1, 2, 3, 5, 10, 25];

/** Creates a link with a number of uses. */
export function NewInvitationForm() {
  const { t } = useTranslation();
  const [create, { isLoading }] = useCreateInvitationMutation();
  const { save, problem } = useSave('profile.invitation-created');
  return (
    <Form<{ uses: number }>
      layout="vertical"
      initialValues={{ uses: 1 }}
      onFinish={(values) => void save(create(values))}
    >
      <Form.Item name="uses" label={t('profile.invitation-for')}>
        <Select
          style={{ maxWidth: '16rem' }}
          options={PEOPLE.map((count) => ({ value: count, label: t('profile.people', { count }) }))}
        />
      </Form.Item>
      <FormActions problem={problem} busy={isLoading} label={t('profile.get-invite-link')} />
    </Form>
  );
}

import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { TimelineEvent } from '@larder/contracts/recipe/social/timeline';
import { FormError } from '../../shared/forms/FormError.js';
import { fieldRules } from '../../shared/forms/rules.js';
import { useSingleSubmit } from '../../shared/forms/use-single-submit.js';
import { useSave } from '../../api/use-save.js';
import { Dialog } from '../../shared/ui/dialogs/Dialog.js';
import { useUpdateEventMutation } from './event.api.js';

type Values = Pick<TimelineEvent, 'subject' | 'eventMessage'>;

/** Changes the text of an event. */
export function EventDialog({ event, onClose }: { event: TimelineEvent; onClose: () => void }) {
  const { t } = useTranslation();
  const [form] = Form.useForm<Values>();
  const [update, { isLoading }] = useUpdateEventMutation();
  const { save, problem } = useSave('timeline.event-updated');
  const handleFinish = useSingleSubmit(async (values: Values) => {
    const isSaved = await save(update({ ...values, id: event.id, image: event.image }));
    if (isSaved) onClose();
    return isSaved;
  });
  return (
    <Dialog
      open
      icon="pen"
      title={t('timeline.edit-event')}
      onClose={onClose}
      actions={
        <Button type="primary" loading={isLoading} onClick={() => form.submit()}>
          {t(isLoading ? 'general.saving' : 'general.save')}
        </Button>
      }
    >
      <Form<Values>
        form={form}
        layout="vertical"
        initialValues={{ subject: event.subject, eventMessage: event.eventMessage ?? '' }}
        onFinish={(values) => void handleFinish(values)}
      >
        <Form.Item name="subject" label={t('timeline.subject')} rules={[fieldRules(t).required]}>
          <Input autoFocus autoComplete="off" />
        </Form.Item>
        <Form.Item name="eventMessage" label={t('timeline.message')} extra={t('timeline.message-hint')}>
          <Input.TextArea rows={4} />
        </Form.Item>
        <FormError text={problem} />
      </Form>
    </Dialog>
  );
}

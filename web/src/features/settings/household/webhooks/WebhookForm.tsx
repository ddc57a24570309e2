import { useId, useState } from 'react';
import { Button, Input, Select, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Webhook } from '@larder/contracts/meal-plan/webhook';
import { useSave } from '../../../../api/use-save.js';
import { FormError } from '../../../../shared/forms/FormError.js';
import { TextField } from '../../../../shared/forms/fields/TextField.js';
import { useCreateWebhookMutation, useUpdateWebhookMutation, type WebhookValues } from './webhooks.api.js';
import styles from './Webhooks.module.css';

const browserTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const newWebhook = (): WebhookValues => ({
  enabled: true,
  name: '',
  url: '',
  scheduledTime: '16:00',
  timeZone: browserTimeZone(),
});

export interface WebhookFormProps {
  /** The webhook to edit; null creates a new one. */
  webhook: Webhook | null;
  onDone: () => void;
}

/** The address and local time of a webhook. */
export function WebhookForm({ webhook, onDone }: WebhookFormProps) {
  const { t } = useTranslation();
  const id = useId();
  const [initial] = useState<WebhookValues>(() => webhook ?? newWebhook());
  const [changes, setChanges] = useState<Partial<WebhookValues>>({});
  const values = { ...initial, ...changes };
  const [create, creating] = useCreateWebhookMutation();
  const [update, updating] = useUpdateWebhookMutation();
  const { save, problem } = useSave(webhook ? 'webhooks.saved' : 'webhooks.created');
  const set = (more: Partial<WebhookValues>) => setChanges({ ...changes, ...more });
  const url = values.url.trim();
  const isInvalidUrl = url !== '' && !/^https?:\/\/\S+$/i.test(url);
  const handleSubmit = async () => {
    const call = webhook ? update({ ...changes, id: webhook.id }) : create(values);
    if (await save(call)) onDone();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void handleSubmit();
      }}
    >
      <TextField autoFocus label={t('general.name')} value={values.name} onChange={(name) => set({ name })} />
      <TextField
        label={t('webhooks.url')}
        value={values.url}
        inputMode="url"
        problem={isInvalidUrl ? t('webhooks.url-problem') : undefined}
        onChange={(input) => set({ url: input })}
      />
      <ScheduleFields values={values} onChange={set} />
      <small className={styles.hint}>{t('webhooks.time-hint')}</small>
      <div className={styles.switch}>
        <Switch id={`${id}enabled`} checked={values.enabled} onChange={(enabled) => set({ enabled })} />
        <label htmlFor={`${id}enabled`}>{t('webhooks.enabled')}</label>
      </div>
      <FormError text={problem} />
      <div className={styles.actions}>
        <Button
          type="primary"
          htmlType="submit"
          loading={creating.isLoading || updating.isLoading}
          disabled={isInvalidUrl || !values.scheduledTime || (values.enabled && !url)}
        >
          {t(webhook ? 'general.save' : 'general.create')}
        </Button>
        <Button onClick={onDone}>{t('general.cancel')}</Button>
      </div>
    </form>
  );
}

interface ScheduleFieldsProps {
  values: WebhookValues;
  onChange: (changes: Partial<WebhookValues>) => void;
}

/** The time of day and its zone. */
function ScheduleFields({ values, onChange }: ScheduleFieldsProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={styles.when}>
      <label htmlFor={`${id}time`}>{t('webhooks.time')}</label>
      <Input
        id={`${id}time`}
        type="time"
        value={values.scheduledTime.slice(0, 5)}
        onChange={({ target }) => onChange({ scheduledTime: target.value })}
      />
      <Select
        aria-label={t('webhooks.time-zone')}
        value={values.timeZone ?? 'UTC'}
        showSearch
        options={zones(values.timeZone).map((zone) => ({ value: zone, label: zone }))}
        onChange={(zone) => onChange({ timeZone: zone === 'UTC' ? null : zone })}
      />
    </div>
  );
}

/** All time zones of the browser, with those in use first. */
function zones(current: string | null): string[] {
  return [...new Set([current ?? 'UTC', 'UTC', browserTimeZone(), ...Intl.supportedValuesOf('timeZone')])];
}

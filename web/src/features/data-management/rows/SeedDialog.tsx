import { useState } from 'react';
import { Button, Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { LOCALES } from '@larder/locales/languages/locales';
import { FormError } from '../../../shared/forms/FormError.js';
import { useSave } from '../../../api/use-save.js';
import { Dialog } from '../../../shared/ui/dialogs/Dialog.js';
import { Notice } from '../../../shared/ui/page/Notice.js';
import { useSeedMutation, type SeedKind } from '../../../entities/catalogue/seed.api.js';

export interface SeedDialogProps {
  kind: SeedKind;
  hasRecords: boolean;
  onClose: () => void;
}

/** Adds the default records in a chosen language. */
export function SeedDialog({ kind, hasRecords, onClose }: SeedDialogProps) {
  const { t, i18n } = useTranslation();
  const [locale, setLocale] = useState(i18n.language);
  const [seed, { isLoading }] = useSeedMutation();
  const { save, problem } = useSave('data.seeded');

  const handleConfirm = async () => {
    if (await save(seed({ kind, locale }))) onClose();
  };
  return (
    <Dialog
      open
      icon="seedling"
      title={t(`data.${kind}.seed`)}
      onClose={onClose}
      actions={
        <Button type="primary" loading={isLoading} onClick={() => void handleConfirm()}>
          {t('data.seed')}
        </Button>
      }
    >
      <Form layout="vertical">
        <Form.Item label={t('sidebar.language')} htmlFor="seed-locale" extra={t('data.seed-text')}>
          <Select
            id="seed-locale"
            value={locale}
            onChange={setLocale}
            showSearch={{ optionFilterProp: 'label' }}
            options={LOCALES.map(({ code, name }) => ({ value: code, label: name }))}
          />
        </Form.Item>
      </Form>
      {hasRecords && <Notice level="warning" title={t('data.seed-warning')} />}
      <FormError text={problem} />
    </Dialog>
  );
}

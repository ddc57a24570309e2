import { useRef, useState } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { problemText } from '../../../api/call-problem.js';
import { useGetAppInfoQuery } from '../../../entities/app-info/app-info.api.js';
import { Icon } from '../../../shared/icons/Icon.js';
import { FilePicker, type FilePickerHandle } from '../../../shared/ui/actions/FilePicker.js';
import { IconButton } from '../../../shared/ui/actions/IconButton.js';
import { Notice } from '../../../shared/ui/page/Notice.js';
import { Page } from '../../../shared/ui/page/Page.js';
import { useTestAiMutation } from './debug.api.js';
import styles from './Debug.module.css';

/** Tests whether the language model responds. */
export function AiPage() {
  const { t } = useTranslation();
  const { data: app } = useGetAppInfoQuery();
  const [image, setImage] = useState<File | null>(null);
  const [test, { data, error, isLoading }] = useTestAiMutation();
  const reason = error ? problemText(t, error) : (data?.response ?? '');
  return (
    <Page title={t('debug.ai-title')} text={t('debug.ai-text')} width="medium">
      {app && !app.enableOpenai && <Notice level="warning" title={t('debug.ai-off')} />}
      <div className={styles.actions}>
        <ChosenImage image={image} onChange={setImage} />
        <Button type="primary" loading={isLoading} disabled={!app?.enableOpenai} onClick={() => void test(image)}>
          {t('debug.run')}
        </Button>
      </div>
      {!isLoading && (data ?? error) && (
        <Notice
          level={data?.success ? 'success' : 'error'}
          title={t(data?.success ? 'debug.ai-works' : 'debug.failed')}
        >
          <span dir="auto">{reason}</span>
        </Notice>
      )}
    </Page>
  );
}

function ChosenImage({ image, onChange }: { image: File | null; onChange: (image: File | null) => void }) {
  const { t } = useTranslation();
  const picker = useRef<FilePickerHandle>(null);
  return (
    <div className={styles.image}>
      <Button icon={<Icon name="image" size={18} />} onClick={() => picker.current?.open()}>
        {t('debug.choose-image')}
      </Button>
      <FilePicker ref={picker} accept="image/*" label={t('debug.choose-image')} onFiles={([file]) => onChange(file)} />
      {image && (
        <>
          <bdi>{image.name}</bdi>
          <IconButton icon="close" label={t('debug.remove-image')} onClick={() => onChange(null)} />
        </>
      )}
    </div>
  );
}

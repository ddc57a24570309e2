import { useState } from 'react';
import { Button, Input, Space } from 'antd';
import { useTranslation } from 'react-i18next';
import { isUrl } from '../../../../shared/forms/rules.js';
import { useSingleSubmit } from '../../../../shared/forms/use-single-submit.js';
import { Icon } from '../../../../shared/icons/Icon.js';
import { ButtonPopover } from '../../../../shared/ui/controls/overlays/ButtonPopover.js';

/** The URL of an image that the server downloads. */
export function ImageUrlField({ busy, onFetch }: { busy: boolean; onFetch: (url: string) => Promise<boolean> }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [url, setUrl] = useState('');
  const handleFetch = useSingleSubmit(async () => {
    if (!isUrl(url) || !(await onFetch(url.trim()))) return false;
    setUrl('');
    setOpen(false);
    return false; // another image may follow
  });
  const form = (
    <Space.Compact>
      <Input
        autoFocus
        inputMode="url"
        dir="ltr"
        aria-label={t('recipe-edit.image-url')}
        placeholder="https://"
        value={url}
        onChange={(event) => setUrl(event.target.value)}
        onPressEnter={() => void handleFetch()}
      />
      <Button type="primary" loading={busy} disabled={!isUrl(url)} onClick={() => void handleFetch()}>
        {t('recipe-edit.fetch-image')}
      </Button>
    </Space.Compact>
  );
  return (
    <ButtonPopover open={open} onOpenChange={setOpen} content={() => form}>
      <Button aria-expanded={open} icon={<Icon name="link" size={18} />}>
        {t('recipe-edit.image-from-web')}
      </Button>
    </ButtonPopover>
  );
}

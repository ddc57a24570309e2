import { useState } from 'react';
import { Button } from '../../../shared/ui/controls/Button.js';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../shared/icons/Icon.js';
import { askToNotify, mayAskToNotify } from './notify.js';

/** Asks for permission to show notifications when a timer ends. */
export function NotifyMe() {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(mayAskToNotify);
  if (!asking) return null;
  const handleAsk = async () => {
    await askToNotify();
    setAsking(false);
  };
  return (
    <Button type="text" size="small" icon={<Icon name="info" size={16} />} onClick={() => void handleAsk()}>
      {t('timer.notify-me')}
    </Button>
  );
}

import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { dateText } from '../../../../shared/dates/date-text.js';
import { Notice } from '../../../../shared/ui/page/Notice.js';

/** Shows that unsaved changes were restored, and offers to discard them. */
export function RestoredNotice({ since, onDiscard }: { since: string; onDiscard: () => void }) {
  const { t, i18n } = useTranslation();
  const date = dateText(since, i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Notice level="info" title={t('recipe-edit.restored', { when: date })}>
      <Button size="small" onClick={onDiscard}>
        {t('recipe-edit.discard-restored')}
      </Button>
    </Notice>
  );
}

import { useState } from 'react';
import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { problemText } from '../../../api/call-problem.js';
import { useSession } from '../../../entities/session/use-session.js';
import { Notice } from '../../../shared/ui/page/Notice.js';
import { Panel } from '../../../shared/ui/page/Panel.js';
import { useSendTestMailMutation } from './site.api.js';
import styles from './Site.module.css';

/** Sends a test mail. */
export function TestMailPanel({ ready }: { ready: boolean }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const [typed, setTyped] = useState<string | null>(null);
  const [send, { data, error, isLoading }] = useSendTestMailMutation();
  const email = typed ?? user?.email ?? '';
  const reason = error ? problemText(t, error) : (data?.error ?? undefined);
  return (
    <Panel title={t('site.mail')}>
      {!ready && <Notice level="info" title={t('site.mail-not-configured')} />}
      <form
        className={styles.mail}
        onSubmit={(event) => {
          event.preventDefault();
          void send(email.trim());
        }}
      >
        <Input
          type="email"
          dir="ltr"
          aria-label={t('user.email')}
          value={email}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="primary" htmlType="submit" loading={isLoading} disabled={!ready || !email.includes('@')}>
          {t('site.mail-test')}
        </Button>
      </form>
      {data?.success && <Notice level="success" title={t('site.mail-sent')} />}
      {reason && (
        <Notice level="error" title={t('site.mail-failed')}>
          <span dir="auto">{reason}</span>
        </Notice>
      )}
    </Panel>
  );
}

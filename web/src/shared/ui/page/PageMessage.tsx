import type { ReactNode } from 'react';
import { Button } from '../controls/Button.js';
import { useTranslation } from 'react-i18next';
import { useOutage } from '../../hooks/use-outage.js';
import { Icon } from '../../icons/Icon.js';
import { EmptyIllustration } from '../art/EmptyIllustration.js';
import { ErrorIllustration } from '../art/ErrorIllustration.js';
import { worksOffline } from '../../offline/works-offline.js';
import { serverAddress } from '../../urls/base-path.js';
import styles from './PageMessage.module.css';

export type PageMessageProps = {
  text?: string;
  onRetry?: () => void;
  /** The message is the only content, so its heading is the page's. */
  alone?: boolean;
  /** The next step. */
  children?: ReactNode;
} & (
  | { /** No content yet, or none at this address. */ kind: 'empty'; title: string }
  | { /** Loading failed; the title and text have defaults. */ kind: 'error'; title?: string }
);

/** Shown instead of content: a message and the next step. */
export function PageMessage(props: PageMessageProps) {
  const isUnreachable = useOutage() === 'unreachable';
  return props.kind === 'error' && isUnreachable && worksOffline() ? <NotStored {...props} /> : <Message {...props} />;
}

/** Instead of what cannot be loaded offline; it is loaded when the server is back. */
function NotStored({ onRetry, alone }: PageMessageProps) {
  const { t } = useTranslation();
  return (
    <Message
      kind="error"
      title={t('outage.not-stored')}
      text={t('outage.not-stored-text')}
      {...(onRetry && { onRetry })}
      {...(alone && { alone })}
    >
      <span className={styles.back}>
        <Button icon={<Icon name="back" size={18} />} onClick={goBack}>
          {t('general.back')}
        </Button>
      </span>
    </Message>
  );
}

/** To the page before, or to the recipes when there is none. */
function goBack(): void {
  if (history.length > 1) history.back();
  else location.assign(serverAddress(''));
}

function Message({ kind, title, text, onRetry, alone = false, children }: PageMessageProps) {
  const { t } = useTranslation();
  const Heading = alone ? 'h1' : 'h2';
  const description = text ?? (kind === 'error' && t('page.could-not-be-loaded'));
  return (
    <section className={styles.message} role={kind === 'error' ? 'alert' : undefined}>
      {kind === 'error' ? <ErrorIllustration /> : <EmptyIllustration />}
      <Heading>{title ?? t('page.an-error-occurred')}</Heading>
      {description && <p>{description}</p>}
      <div className={styles.steps}>
        {children}
        {onRetry && (
          <Button type="primary" icon={<Icon name="undo" size={18} />} onClick={onRetry}>
            {t('general.try-again')}
          </Button>
        )}
      </div>
    </section>
  );
}

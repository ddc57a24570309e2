import { Button } from '../../shared/ui/controls/Button.js';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useDocumentTitle } from '../../shared/hooks/use-document-title.js';
import { useSession } from '../../entities/session/use-session.js';
import { BareLayout } from '../layouts/BareLayout.js';
import { NotFoundIllustration } from './NotFoundIllustration.js';
import styles from './ErrorPage.module.css';

/** The page for an unknown path. */
export function NotFoundPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { status } = useSession();
  useDocumentTitle(t('page.404-not-found'));
  return (
    <BareLayout>
      <section className={styles.page}>
        <NotFoundIllustration />
        <h1>{t('page.404-page-not-found')}</h1>
        <p>{t('page.404-explanation')}</p>
        <div className={styles.steps}>
          <Button type="primary" size="large" onClick={() => void navigate('/')}>
            {t('general.home')}
          </Button>
          {status === 'anonymous' && (
            <Button size="large" onClick={() => void navigate('/login', { state: { from: pathname + search } })}>
              {t('user.login')}
            </Button>
          )}
        </div>
      </section>
    </BareLayout>
  );
}

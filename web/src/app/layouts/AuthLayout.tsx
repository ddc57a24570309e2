import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useGetAppInfoQuery } from '../../entities/app-info/app-info.api.js';
import styles from './layouts.module.css';

/** The layout of sign-in pages and of the setup: without a bar. In demo mode a banner shows the version. */
export function AuthLayout() {
  const { t } = useTranslation();
  const { data: about } = useGetAppInfoQuery();
  const version = about?.appVersion || t('about.unknown-version');
  return (
    <div className={styles.auth}>
      {about?.demoStatus && (
        <p className={styles.demoBanner} role="note">
          {t('demo.info_message_with_version', { version })}
        </p>
      )}
      <Outlet />
    </div>
  );
}

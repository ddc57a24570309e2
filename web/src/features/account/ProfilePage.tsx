import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../shared/icons/Icon.js';
import { LanguageButton } from '../../shared/language/LanguageButton.js';
import { SchemeSwitch } from '../../shared/theme/SchemeSwitch.js';
import { useDocumentTitle } from '../../shared/hooks/use-document-title.js';
import { useSession } from '../../shared/session/use-session.js';
import { useSignOut } from '../../shared/session/use-sign-out.js';
import { Avatar } from '../../shared/ui/Avatar.js';
import { Panel } from '../../shared/ui/Panel.js';
import { OwnDataForm } from './OwnDataForm.js';
import { PasswordForm } from './PasswordForm.js';
import styles from './ProfilePage.module.css';

/** One's own account: who one is, how one gets in, how the product looks. */
export function ProfilePage() {
  const { t } = useTranslation();
  const { user } = useSession();
  const signOut = useSignOut();
  useDocumentTitle(t('profile.user-profile'));
  if (!user) return null;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Avatar user={user} size={96} />
        <div>
          <h1>{t('profile.welcome-user', { name: user.fullName ?? user.username })}</h1>
          <p>{t('profile.group-and-household', { group: user.group, household: user.household })}</p>
        </div>
      </header>
      <Panel title={t('profile.personal')}>
        <OwnDataForm key={user.id} user={user} />
      </Panel>
      {user.authMethod === 'Mealie' && (
        <Panel title={t('user.password')}>
          <PasswordForm />
        </Panel>
      )}
      <Panel title={t('profile.look-and-language')}>
        <div className={styles.look}>
          <SchemeSwitch />
          <LanguageButton className={styles.language}>
            {(name) => (
              <>
                <Icon name="language" />
                {name}
              </>
            )}
          </LanguageButton>
        </div>
      </Panel>
      <Button size="large" className={styles.out} icon={<Icon name="signOut" />} onClick={() => void signOut()}>
        {t('user.logout')}
      </Button>
    </div>
  );
}

import { Button, RouterLinkButton } from '../../../shared/ui/controls/Button.js';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../shared/icons/Icon.js';
import { useDocumentTitle } from '../../../shared/hooks/use-document-title.js';
import { useSession } from '../../../entities/session/use-session.js';
import { useSignOut } from '../../../entities/session/use-sign-out.js';
import { ShelfScene } from '../../../shared/ui/art/ShelfScene.js';
import { Avatar } from '../../../shared/ui/avatar/Avatar.js';
import { LinkCard } from '../../../shared/ui/navigation/LinkCard.js';
import { Panel } from '../../../shared/ui/page/Panel.js';
import { AppearanceAndLanguage } from './AppearanceAndLanguage.js';
import { profileSections } from './profile-cards.js';
import { StatisticCards } from './StatisticCards.js';
import styles from './ProfilePage.module.css';

/** The profile: user, counts, and links to all settings. */
export function ProfilePage() {
  const { t } = useTranslation();
  const { user } = useSession();
  const { signOut, isSigningOut } = useSignOut();
  useDocumentTitle(t('profile.user-profile'));
  if (!user) return null;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Avatar user={user} size={96} />
        <div className={styles.who}>
          <h1>{t('profile.welcome-user', { name: user.fullName ?? user.username })}</h1>
          <p>{t('profile.group-and-household', { group: user.group, household: user.household })}</p>
          {user.canInvite && (
            <RouterLinkButton to="/user/profile/invitations" type="primary" icon={<Icon name="mail" />}>
              {t('profile.invite-people')}
            </RouterLinkButton>
          )}
        </div>
        <ShelfScene />
      </header>
      <StatisticCards user={user} />
      {profileSections(user).map(({ key, cards }) => (
        <section key={key} className={styles.section}>
          <h2>{t(`profile.section-${key}`)}</h2>
          <div className={styles.cards}>
            {cards.map(({ to, icon, title, text }) => (
              <LinkCard key={to} to={to} icon={icon} title={t(title)} text={t(text)} />
            ))}
          </div>
        </section>
      ))}
      <Panel title={t('profile.appearance-and-language')}>
        <AppearanceAndLanguage />
      </Panel>
      <Button
        size="large"
        className={styles.out}
        loading={isSigningOut}
        icon={<Icon name="signOut" />}
        onClick={() => void signOut()}
      >
        {t('user.logout')}
      </Button>
    </div>
  );
}

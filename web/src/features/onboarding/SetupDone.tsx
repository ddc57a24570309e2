import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { UserOut } from '@larder/contracts/identity/tenants/user';
import { LinkCard } from '../../shared/ui/navigation/LinkCard.js';
import styles from './SetupDone.module.css';

/** The last step: everything is saved, with links to the next tasks. */
export function SetupDone({ user }: { user: UserOut }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const home = `/g/${user.groupSlug}`;
  return (
    <div className={styles.done}>
      <LinkCard
        to={`${home}/r/create/url`}
        icon="link"
        title={t('sidebar.import-by-url')}
        text={t('admin.setup.import-text')}
      />
      <LinkCard
        to={`${home}/r/create/new`}
        icon="pen"
        title={t('sidebar.create-manually')}
        text={t('admin.setup.create-text')}
      />
      <LinkCard
        to="/user/profile/invitations"
        icon="mail"
        title={t('profile.invitations')}
        text={t('profile.invitations-text')}
      />
      <LinkCard to="/admin/manage/users" icon="user" title={t('admin.users')} text={t('admin.users-text')} />
      <Button type="primary" size="large" block onClick={() => void navigate(home)}>
        {t('admin.setup.go-to-recipes')}
      </Button>
    </div>
  );
}

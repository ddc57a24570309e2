import { useTranslation } from 'react-i18next';
import { useSession } from '../../../../entities/session/use-session.js';
import { Notice } from '../../../../shared/ui/page/Notice.js';
import { Page } from '../../../../shared/ui/page/Page.js';
import { Panel } from '../../../../shared/ui/page/Panel.js';
import { AdvancedSwitch } from './AdvancedSwitch.js';
import { AvatarEditor } from './AvatarEditor.js';
import { OwnDataForm } from './OwnDataForm.js';
import { PasswordForm } from './PasswordForm.js';

/** The own account: avatar, names, e-mail address, password. */
export function EditProfilePage() {
  const { t } = useTranslation();
  const { user } = useSession();
  if (!user) return null;
  return (
    <Page
      title={t('profile.user-settings')}
      text={t('profile.user-settings-text')}
      back={{ to: '/user/profile', label: t('profile.user-profile') }}
    >
      <Panel title={t('profile.personal')}>
        <AvatarEditor user={user} />
        <OwnDataForm key={user.id} user={user} />
      </Panel>
      <Panel title={t('user.password')}>
        {user.authMethod === 'Mealie' ? (
          <PasswordForm />
        ) : (
          <Notice level="info" title={t('user.password-managed-elsewhere', { method: user.authMethod })} />
        )}
      </Panel>
      <Panel title={t('user.advanced-features')}>
        <AdvancedSwitch user={user} />
      </Panel>
    </Page>
  );
}

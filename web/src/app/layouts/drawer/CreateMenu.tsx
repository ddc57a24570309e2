import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useGetAppInfoQuery } from '../../../entities/app-info/app-info.api.js';
import { Icon } from '../../../shared/icons/Icon.js';
import { Button } from '../../../shared/ui/controls/Button.js';
import { MenuOnDemand, type MenuOnDemandProps } from '../../../shared/ui/controls/overlays/MenuOnDemand.js';
import styles from './SideDrawer.module.css';

/** Links to new recipes. */
export function CreateMenu({ groupSlug }: { groupSlug: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data: app } = useGetAppInfoQuery();
  const items: MenuOnDemandProps['items'] = [
    { key: 'url', icon: <Icon name="link" />, label: t('sidebar.import-by-url') },
    { key: 'html', icon: <Icon name="code" />, label: t('sidebar.import-from-text') },
    ...(app?.enableOpenaiImageServices
      ? [{ key: 'image', icon: <Icon name="image" />, label: t('sidebar.import-from-image') }]
      : []),
    { type: 'divider' },
    { key: 'new', icon: <Icon name="pen" />, label: t('sidebar.create-manually') },
  ];
  return (
    <MenuOnDemand
      items={items}
      onChoose={(key) => void navigate(`/g/${groupSlug}/r/create/${key}`)}
      button={(opens) => (
        <Button {...opens} type="primary" size="large" block className={styles.create} icon={<Icon name="plus" />}>
          {t('general.create')}
          <Icon name="chevronDown" size={16} />
        </Button>
      )}
    />
  );
}

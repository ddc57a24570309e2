import { useState, type ReactNode } from 'react';
import { Button } from '../../shared/ui/controls/Button.js';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import type { Cookbook } from '@larder/contracts/recipe/cookbook';
import { Icon } from '../../shared/icons/Icon.js';
import { PageMessage } from '../../shared/ui/page/PageMessage.js';
import { PageTitle } from '../../shared/ui/page/PageTitle.js';
import { SkeletonText } from '../../shared/ui/page/Skeleton.js';
import { LazyCookbookDialog } from './dialogs/LazyCookbookDialog.js';
import { useCookbooks } from './use-cookbooks.js';
import styles from './Cookbooks.module.css';

/** One cookbook with its recipes. */
export function CookbookPage({ recipesOf }: { recipesOf: (cookbook: Cookbook) => ReactNode }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { groupSlug = '', slug } = useParams();
  const { cookbooks, own, isError, refetch } = useCookbooks();
  const [editing, setEditing] = useState(false);

  if (!cookbooks) return isError ? <PageMessage alone kind="error" onRetry={refetch} /> : <SkeletonText lines={4} />;
  const cookbook = cookbooks.find((each) => each.slug === slug || each.id === slug);
  if (!cookbook) {
    return (
      <PageMessage alone kind="empty" title={t('cookbook.not-found')} text={t('cookbook.not-found-advice')}>
        <Button type="primary" onClick={() => void navigate(`/g/${groupSlug}/cookbooks`)}>
          {t('cookbook.cookbooks')}
        </Button>
      </PageMessage>
    );
  }
  const handleSaved = ({ slug: now }: Cookbook) => {
    if (now !== cookbook.slug) void navigate(`/g/${groupSlug}/cookbooks/${now}`, { replace: true });
  };
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageTitle title={cookbook.name}>{cookbook.description}</PageTitle>
        {own && (
          <Button icon={<Icon name="pen" size={18} />} onClick={() => setEditing(true)}>
            {t('general.edit')}
          </Button>
        )}
      </div>
      {recipesOf(cookbook)}
      {editing && <LazyCookbookDialog cookbook={cookbook} onClose={() => setEditing(false)} onSaved={handleSaved} />}
    </div>
  );
}

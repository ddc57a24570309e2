import { Button } from '../../../shared/ui/controls/Button.js';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Icon } from '../../../shared/icons/Icon.js';
import { PageMessage } from '../../../shared/ui/page/PageMessage.js';

export interface NoRecipesProps {
  groupSlug: string;
  /** Whether filters are active. */
  filtered: boolean;
  canCreate: boolean;
  signedIn: boolean;
  onReset: () => void;
}

/** An empty list: the reason, and the next step. */
export function NoRecipes({ groupSlug, filtered, canCreate, signedIn, onReset }: NoRecipesProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const go = (page: string) => () => void navigate(`/g/${groupSlug}/r/create/${page}`);

  if (filtered) {
    return (
      <PageMessage kind="empty" title={t('search.no-results')} text={t('search.no-results-advice')}>
        <Button type="primary" onClick={onReset}>
          {t('search.reset-filters')}
        </Button>
      </PageMessage>
    );
  }
  if (!canCreate) {
    return (
      <PageMessage kind="empty" title={t('recipe.no-public-recipes')} text={t('recipe.no-public-recipes-advice')}>
        {!signedIn && (
          <Button type="primary" icon={<Icon name="signIn" />} onClick={() => void navigate('/login')}>
            {t('user.login')}
          </Button>
        )}
      </PageMessage>
    );
  }
  return (
    <PageMessage kind="empty" title={t('recipe.no-recipes-yet')} text={t('recipe.no-recipes-advice')}>
      <Button type="primary" size="large" icon={<Icon name="link" />} onClick={go('url')}>
        {t('sidebar.import-by-url')}
      </Button>
      <Button size="large" icon={<Icon name="code" />} onClick={go('html')}>
        {t('sidebar.import-from-text')}
      </Button>
      <Button size="large" icon={<Icon name="pen" />} onClick={go('new')}>
        {t('sidebar.create-manually')}
      </Button>
    </PageMessage>
  );
}

import { Button } from '../../../../shared/ui/controls/Button.js';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../shared/icons/Icon.js';
import styles from './RecipeGrid.module.css';

/** Some of the cards could not be loaded: shows that at the bottom of the screen, with a retry button. */
export function ListFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.failure} role="alert">
      <Icon name="warning" />
      {t('page.could-not-be-loaded')}
      <Button icon={<Icon name="undo" size={18} />} onClick={onRetry}>
        {t('general.try-again')}
      </Button>
    </div>
  );
}

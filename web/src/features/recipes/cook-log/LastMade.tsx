import { Suspense, useState } from 'react';
import { Button } from '../../../shared/ui/controls/Button.js';
import { useTranslation } from 'react-i18next';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { Icon } from '../../../shared/icons/Icon.js';
import { useReading } from '../reading.js';
import styles from './made.module.css';
import { lazyPart } from '../../../shared/theme/lazy-part.js';

const MadeDialog = lazyPart(async () => ({ default: (await import('./MadeDialog.js')).MadeDialog }));

/** When it was last made, and the button for having made it again. */
export function LastMade({ recipe }: { recipe: Recipe }) {
  const { t, i18n } = useTranslation();
  const { member } = useReading();
  const [telling, setTelling] = useState(false);
  if (!member) return null;
  const day = recipe.lastMade && new Date(recipe.lastMade).toLocaleDateString(i18n.language);
  return (
    <div className={styles.made}>
      <Button icon={<Icon name="check" size={18} />} onClick={() => setTelling(true)}>
        {t('recipe.made-this')}
      </Button>
      <span>{t('recipe.last-made-date', { date: day ?? t('general.never') })}</span>
      <Suspense>{telling && <MadeDialog recipe={recipe} member={member} onClose={() => setTelling(false)} />}</Suspense>
    </div>
  );
}

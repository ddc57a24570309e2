import { Suspense, useState } from 'react';
import { dateText } from '../../../shared/dates/date-text.js';
import { Button } from '../../../shared/ui/controls/Button.js';
import { useTranslation } from 'react-i18next';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { Icon } from '../../../shared/icons/Icon.js';
import { useReaderAccess } from '../access/reader-access.js';
import styles from './cook-log.module.css';
import { lazyPart } from '../../../shared/theme/lazy-part.js';

const LogCookedDialog = lazyPart(async () => ({ default: (await import('./LogCookedDialog.js')).LogCookedDialog }));

/** The date it was last made, and the button “I made this”. */
export function LastCooked({ recipe }: { recipe: Recipe }) {
  const { t, i18n } = useTranslation();
  const { member } = useReaderAccess();
  const [isOpen, setOpen] = useState(false);
  if (!member) return null;
  const day = recipe.lastMade && dateText(recipe.lastMade, i18n.language);
  return (
    <div className={styles.made}>
      <Button icon={<Icon name="check" size={18} />} onClick={() => setOpen(true)}>
        {t('recipe.made-this')}
      </Button>
      <span>{t('recipe.last-made-date', { date: day ?? t('general.never') })}</span>
      <Suspense>
        {isOpen && <LogCookedDialog recipe={recipe} member={member} onClose={() => setOpen(false)} />}
      </Suspense>
    </div>
  );
}

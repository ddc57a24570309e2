import { useTranslation } from 'react-i18next';
import { MenuChip } from './MenuChip.js';
import { useListMenusQuery } from '../../../entities/meal-plans/menus.api.js';
import styles from './Menus.module.css';

/** The menus of the household, to be dropped onto a day. Renders nothing when there are none. */
export function MenuTray({ day }: { day: string }) {
  const { t } = useTranslation();
  const { data: menus } = useListMenusQuery();
  if (!menus || menus.length === 0) return null;
  return (
    <section className={styles.tray} aria-label={t('meal-plan.menus')}>
      <span className={styles.label}>{t('meal-plan.menus')}</span>
      <ul className={styles.chips}>
        {menus.map((menu) => (
          <MenuChip key={menu.id} menu={menu} day={day} />
        ))}
      </ul>
    </section>
  );
}

import { Link } from 'react-router';
import { useTranslation } from 'react-i18next';
import type { UserOut } from '@larder/contracts/identity/tenants/user';
import { languageTag } from '@larder/locales/languages/locales';
import { useGetStatisticsQuery, type HouseholdStatistics } from './account-pages.api.js';
import styles from './StatisticCards.module.css';

/** Keeps the space of a number that is loading. */
const NOTHING_YET = '\u00A0';

/** A count with its page; for users who may not open the page it is text. */
const COUNTED: { key: keyof HouseholdStatistics; text: string; page: (user: UserOut) => string | null }[] = [
  { key: 'totalRecipes', text: 'recipes', page: ({ groupSlug }) => `/g/${groupSlug}` },
  { key: 'totalUsers', text: 'users', page: ({ canManage }) => (canManage ? '/household/members' : null) },
  { key: 'totalCategories', text: 'categories', page: ({ groupSlug }) => `/g/${groupSlug}/recipes/categories` },
  { key: 'totalTags', text: 'tags', page: ({ groupSlug }) => `/g/${groupSlug}/recipes/tags` },
  { key: 'totalTools', text: 'tools', page: ({ groupSlug }) => `/g/${groupSlug}/recipes/tools` },
];

/** The counts; nothing when they are missing. */
export function StatisticCards({ user }: { user: UserOut }) {
  const { t, i18n } = useTranslation();
  const { data: statistics, isError } = useGetStatisticsQuery();
  if (isError) return null;
  const number = new Intl.NumberFormat(languageTag(i18n.language));
  return (
    <ul className={styles.cards}>
      {COUNTED.map(({ key, text, page }) => {
        const to = page(user);
        const inside = (
          <>
            <strong>{statistics ? number.format(statistics[key]) : NOTHING_YET}</strong>
            <span>{t(`profile.${text}`)}</span>
          </>
        );
        return <li key={key}>{to ? <Link to={to}>{inside}</Link> : <div>{inside}</div>}</li>;
      })}
    </ul>
  );
}

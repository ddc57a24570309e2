import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useSession } from '../../entities/session/use-session.js';
import { useListGroupMembersQuery } from '../../entities/tenants/group-members.api.js';
import { PageTitle } from '../../shared/ui/page/PageTitle.js';
import styles from './FavoritesPage.module.css';

/** The favorite recipes of a member of the group. */
export function FavoritesPage({ recipesOf }: { recipesOf: (userId: string) => ReactNode }) {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { user } = useSession();
  const own = user?.id === id;
  const { data: members } = useListGroupMembersQuery(undefined, { skip: own });
  const person = members?.items.find((member) => member.id === id);
  const name = person?.fullName ?? person?.username;
  const othersTitle = name ? t('favorites.of', { name }) : t('favorites.favorites');
  const title = own ? t('favorites.yours') : othersTitle;
  return (
    <div className={styles.page}>
      <PageTitle title={title} />
      {recipesOf(id)}
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { useGroupSlug, useOwnGroup, useSession } from '../../../entities/session/use-session.js';
import { CookbookLinks, CookbooksLink } from './CookbookLinks.js';
import { CreateMenu } from './CreateMenu.js';
import { DrawerSkeleton } from './DrawerSkeleton.js';
import { DrawerGroup } from './DrawerGroup.js';
import { DrawerLink } from './DrawerLink.js';
import { UserBlock } from './UserBlock.js';
import styles from './SideDrawer.module.css';

/** The entries of the main drawer: user, new recipes, pages. */
export function MainDrawerLinks() {
  const { t } = useTranslation();
  const groupSlug = useGroupSlug();
  const ownGroup = useOwnGroup();
  const { user, status } = useSession();
  if (status === 'loading') return <DrawerSkeleton />;
  if (!groupSlug) return <UserBlock />;
  const home = `/g/${groupSlug}`;
  return (
    <>
      <UserBlock />
      {ownGroup && <CreateMenu groupSlug={groupSlug} />}
      <ul className={styles.list}>
        {ownGroup && user && (
          <li>
            <DrawerLink to={`/user/${user.id}/favorites`} icon="heart" label={t('favorites.favorites')} />
          </li>
        )}
        <li>
          <DrawerLink
            to={home}
            icon="recipes"
            label={t('general.recipes')}
            except={[`${home}/r/create`, `${home}/recipes/`, `${home}/cookbooks`]}
          />
        </li>
        {ownGroup && (
          <li>
            <DrawerLink to="/household/mealplan" icon="calendar" label={t('meal-plan.meal-planner')} />
          </li>
        )}
        {ownGroup && (
          <li>
            <DrawerLink to="/shopping-lists" icon="list" label={t('shopping-list.shopping-lists')} />
          </li>
        )}
        {ownGroup && (
          <li>
            <DrawerLink to={`${home}/recipes/timeline`} icon="timeline" label={t('timeline.title')} />
          </li>
        )}
        <CookbooksLink home={home} />
        {ownGroup && (
          <li>
            <OrganizerLinks home={home} />
          </li>
        )}
        <CookbookLinks home={home} />
      </ul>
      {ownGroup && user?.admin && (
        <div className={styles.last}>
          <DrawerLink to="/admin/site-settings" icon="gear" label={t('sidebar.settings')} />
        </div>
      )}
    </>
  );
}

function OrganizerLinks({ home }: { home: string }) {
  const { t } = useTranslation();
  return (
    <DrawerGroup
      icon="cabinet"
      label={t('sidebar.organizers')}
      within={[`${home}/recipes/categories`, `${home}/recipes/tags`, `${home}/recipes/tools`]}
    >
      <DrawerLink to={`${home}/recipes/categories`} icon="shapes" label={t('organizer.categories.title')} />
      <DrawerLink to={`${home}/recipes/tags`} icon="tag" label={t('organizer.tags.title')} />
      <DrawerLink to={`${home}/recipes/tools`} icon="pot" label={t('organizer.tools.title')} />
    </DrawerGroup>
  );
}

import { useTranslation } from 'react-i18next';
import { useCookbooks } from '../../../features/cookbooks/use-cookbooks.js';
import { DrawerGroup } from './DrawerGroup.js';
import { DrawerLink } from './DrawerLink.js';

/** The maximum number in the drawer. */
const MAX_VISIBLE = 15;

/** The link to all cookbooks; visitors see it only if there are public ones. */
export function CookbooksLink({ home }: { home: string }) {
  const { t } = useTranslation();
  const { cookbooks = [], own } = useCookbooks();
  const all = `${home}/cookbooks`;
  if (!own && cookbooks.length === 0) return null;
  return (
    <li>
      <DrawerLink to={all} icon="bookOpen" label={t('cookbook.cookbooks')} except={[`${all}/`]} />
    </li>
  );
}

/** A link to each cookbook, in their order; many are in a group. */
export function CookbookLinks({ home }: { home: string }) {
  const { t } = useTranslation();
  const { cookbooks = [] } = useCookbooks();
  const links = cookbooks.map(({ id, slug, name }) => (
    <DrawerLink key={id} to={`${home}/cookbooks/${slug}`} icon="book" label={name} />
  ));
  if (links.length <= MAX_VISIBLE) return links.map((link) => <li key={link.key}>{link}</li>);
  return (
    <li>
      <DrawerGroup icon="book" label={t('sidebar.all-cookbooks')} within={[`${home}/cookbooks/`]}>
        {links}
      </DrawerGroup>
    </li>
  );
}

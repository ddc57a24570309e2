import { useTranslation } from 'react-i18next';
import { useCookbooks } from '../../../features/cookbooks/use-cookbooks.js';
import { DrawerGroup } from './DrawerGroup.js';
import { DrawerLink } from './DrawerLink.js';

/** The maximum number in the drawer. */
const MAX_VISIBLE = 15;

/** Links to the cookbooks; visitors see them only if there are public ones. */
export function CookbookLinks({ home }: { home: string }) {
  const { t } = useTranslation();
  const { cookbooks = [], own } = useCookbooks();
  const all = `${home}/cookbooks`;
  if (!own && cookbooks.length === 0) return null;
  const links = cookbooks.map(({ id, slug, name }) => (
    <DrawerLink key={id} to={`${all}/${slug}`} icon="book" label={name} />
  ));
  return (
    <>
      <li>
        <DrawerLink to={all} icon="bookOpen" label={t('cookbook.cookbooks')} except={[`${all}/`]} />
      </li>
      {links.length > MAX_VISIBLE ? (
        <li>
          <DrawerGroup icon="book" label={t('sidebar.all-cookbooks')} within={[`${all}/`]}>
            {links}
          </DrawerGroup>
        </li>
      ) : (
        links.map((link) => <li key={link.key}>{link}</li>)
      )}
    </>
  );
}

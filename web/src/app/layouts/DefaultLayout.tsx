import { MainDrawerLinks } from './drawer/MainDrawerLinks.js';
import { SearchableShell } from './SearchableShell.js';

/** Bar, main drawer and content: the layout of most pages. */
export function DefaultLayout() {
  return <SearchableShell drawer={<MainDrawerLinks />} />;
}

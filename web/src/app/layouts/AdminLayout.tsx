import { AdminDrawerLinks } from './drawer/AdminDrawerLinks.js';
import { SearchableShell } from './SearchableShell.js';

/** Bar, admin drawer and content: the layout of `/admin/*`. */
export function AdminLayout() {
  return <SearchableShell drawer={<AdminDrawerLinks />} />;
}

import { permissionsOf } from './permissions.js';
import { render } from './render.js';
import { applications } from './sources.js';

/** The namespace of an installation that sets none. */
export const DEFAULT_NAMESPACE = 'larder';

/** The configuration of the message server's users, from the sources as they are. */
export function natsUsers(namespace = DEFAULT_NAMESPACE): string {
  return render(permissionsOf(applications(), namespace));
}

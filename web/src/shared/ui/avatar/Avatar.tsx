import type { UserOut } from '@larder/contracts/identity/tenants/user';
import { serverAddress } from '../../urls/base-path.js';
import { initials } from '../../text/initials.js';
import { useBrokenImage } from '../../hooks/elements/use-broken-image.js';
import styles from './Avatar.module.css';

/** The image key of a new account, which has no image. */
const NO_IMAGE = '1234';

/** The fields of a user that an avatar shows; without a key it shows no image. */
export type AvatarUser = Pick<UserOut, 'id' | 'fullName' | 'username'> & { cacheKey?: string | undefined };

/** The image of a user, or the initials without one; `size` is in pixels. */
export function Avatar({ user, size }: { user: AvatarUser; size: number }) {
  const { cacheKey = NO_IMAGE } = user;
  const source = serverAddress(`api/media/users/${user.id}/profile.webp?cacheKey=${cacheKey}`);
  const [isBroken, markBroken] = useBrokenImage(source);
  return (
    <span className={styles.avatar} style={{ width: size, height: size, fontSize: size * 0.4 }} aria-hidden>
      {initials(user.fullName ?? user.username ?? '')}
      {cacheKey !== NO_IMAGE && !isBroken && (
        <img src={source} alt="" width={size} height={size} onError={markBroken} />
      )}
    </span>
  );
}

import type { UserOut } from '@larder/contracts/identity/tenants/user';
import { serverAddress } from '../../urls/base-path.js';
import { useBrokenImage } from '../../hooks/use-broken-image.js';
import styles from './Avatar.module.css';

/** The image key of a new account, which has no image. */
const NO_IMAGE = '1234';

/** The image of a user, or the initials without one. */
export function Avatar({
  user,
  size,
}: {
  user: Pick<UserOut, 'id' | 'fullName' | 'username' | 'cacheKey'>;
  size: number;
}) {
  const source = serverAddress(`api/media/users/${user.id}/profile.webp?cacheKey=${user.cacheKey}`);
  const [isBroken, markBroken] = useBrokenImage(source);
  return (
    <span className={styles.avatar} style={{ width: size, height: size, fontSize: size * 0.4 }} aria-hidden>
      {initials(user.fullName ?? user.username ?? '')}
      {user.cacheKey !== NO_IMAGE && !isBroken && (
        <img src={source} alt="" width={size} height={size} onError={markBroken} />
      )}
    </span>
  );
}

/** First letters of first and last name: "Ana Maria Ruiz" → "AR". */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('') || '·';
}

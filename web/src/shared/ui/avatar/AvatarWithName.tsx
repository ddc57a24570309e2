import type { ReactNode } from 'react';
import type { UserOut } from '@larder/contracts/identity/tenants/user';
import { Avatar } from './Avatar.js';
import styles from './AvatarWithName.module.css';

export interface AvatarWithNameProps {
  user: Pick<UserOut, 'id' | 'fullName' | 'username' | 'cacheKey'>;
  /** Below the name; the user name when absent. */
  below?: ReactNode;
  /** Content after the name. */
  mark?: ReactNode;
}

/** The avatar and names of a user in a list. */
export function AvatarWithName({ user, below, mark }: AvatarWithNameProps) {
  return (
    <span className={styles.user}>
      <Avatar user={user} size={40} />
      <span className={styles.words}>
        <span className={styles.name}>
          <strong>{user.fullName ?? user.username}</strong>
          {mark}
        </span>
        <small dir="auto">{below ?? user.username}</small>
      </span>
    </span>
  );
}

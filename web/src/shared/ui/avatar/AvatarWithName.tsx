import type { ReactNode } from 'react';
import { Avatar, type AvatarUser } from './Avatar.js';
import styles from './AvatarWithName.module.css';

export interface AvatarWithNameProps {
  user: AvatarUser;
  /** Below the name; the user name when absent. */
  below?: ReactNode;
  /** After the name, e.g. a chip. */
  badge?: ReactNode;
}

/** The avatar and names of a user in a list. */
export function AvatarWithName({ user, below, badge }: AvatarWithNameProps) {
  return (
    <span className={styles.user}>
      <Avatar user={user} size={40} />
      <span className={styles.words}>
        <span className={styles.name}>
          <strong>{user.fullName ?? user.username}</strong>
          {badge}
        </span>
        <small>
          <bdi>{below ?? user.username}</bdi>
        </small>
      </span>
    </span>
  );
}

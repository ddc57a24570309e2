import type { ReactNode } from 'react';
import type { UserOut } from '@larder/contracts/identity/tenants/user';
import { Avatar } from './Avatar.js';
import styles from './Person.module.css';

export interface PersonProps {
  user: Pick<UserOut, 'id' | 'fullName' | 'username' | 'cacheKey'>;
  /** Below the name; the user name when absent. */
  below?: ReactNode;
  /** Behind the name. */
  mark?: ReactNode;
}

/** A face with a name, as lists of people show it. */
export function Person({ user, below, mark }: PersonProps) {
  return (
    <span className={styles.person}>
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

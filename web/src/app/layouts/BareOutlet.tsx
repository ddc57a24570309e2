import { Outlet } from 'react-router';
import { BareLayout } from './BareLayout.js';
import styles from './layouts.module.css';

/** Layout of pages without a session: a bar with the product name only. */
export function BareOutlet() {
  return (
    <BareLayout>
      <div className={styles.bareContent}>
        <Outlet />
      </div>
    </BareLayout>
  );
}

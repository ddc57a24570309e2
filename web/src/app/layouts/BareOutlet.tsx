import { Outlet } from 'react-router';
import { BareLayout } from './BareLayout.js';
import styles from './layouts.module.css';

/** Pages for people outside, below a bar with nothing but the product's name. */
export function BareOutlet() {
  return (
    <BareLayout>
      <div className={styles.bareContent}>
        <Outlet />
      </div>
    </BareLayout>
  );
}

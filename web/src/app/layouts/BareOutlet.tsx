import { Outlet } from 'react-router';
import { BareLayout } from './BareLayout.js';

/** Pages for people outside, below a bar with nothing but the product's name. */
export function BareOutlet() {
  return (
    <BareLayout>
      <Outlet />
    </BareLayout>
  );
}

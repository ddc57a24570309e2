import { Suspense, useState } from 'react';
import { lazyPart } from '../../../theme/lazy-part.js';
import type { OpenedMenuProps } from './OpenedMenu.js';

const OpenedMenu = lazyPart(async () => ({ default: (await import('./OpenedMenu.js')).OpenedMenu }));

export interface MenuOnDemandProps extends Omit<OpenedMenuProps, 'children'> {
  /** Renders the button with the props that open the menu. */
  button: (props: { onClick?: () => void }) => OpenedMenuProps['children'];
}

/** A menu whose code is loaded when it is first opened; until then only its button is rendered. */
export function MenuOnDemand({ button, ...menu }: MenuOnDemandProps) {
  const [isRequested, setRequested] = useState(false);
  const closed = button({ onClick: () => setRequested(true) });
  return isRequested ? (
    <Suspense fallback={closed}>
      <OpenedMenu {...menu}>{button({})}</OpenedMenu>
    </Suspense>
  ) : (
    closed
  );
}

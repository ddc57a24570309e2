import { lazyPart } from '../../../theme/lazy-part.js';
import { OnDemand } from './OnDemand.js';
import type { OpenedMenuProps } from './OpenedMenu.js';

const OpenedMenu = lazyPart(async () => ({ default: (await import('./OpenedMenu.js')).OpenedMenu }));

export interface MenuOnDemandProps extends Omit<OpenedMenuProps, 'children'> {
  /** Renders the button with the props that open the menu. */
  button: (props: { onClick?: () => void }) => OpenedMenuProps['children'];
}

/** A menu whose code is loaded when it is first opened; until then only its button is rendered. */
export function MenuOnDemand({ button, ...menu }: MenuOnDemandProps) {
  return (
    <OnDemand button={(onClick) => button({ onClick })}>
      <OpenedMenu {...menu}>{button({})}</OpenedMenu>
    </OnDemand>
  );
}

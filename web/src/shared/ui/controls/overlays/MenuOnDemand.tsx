import { lazyPart } from '../../../theme/lazy-part.js';
import { OnDemand, type OnDemandHandlers } from './OnDemand.js';
import type { OpenedMenuProps } from './OpenedMenu.js';

const OpenedMenu = lazyPart(async () => ({ default: (await import('./OpenedMenu.js')).OpenedMenu }));

export interface MenuOnDemandProps extends Omit<OpenedMenuProps, 'children'> {
  /** Renders the button with the props that open the menu. */
  button: (props: OnDemandHandlers) => OpenedMenuProps['children'];
}

/** A menu whose code is loaded when it is first opened; until then only its button is rendered. */
export function MenuOnDemand({ button, ...menu }: MenuOnDemandProps) {
  return (
    <OnDemand parts={[OpenedMenu]} button={button}>
      <OpenedMenu {...menu}>{button({})}</OpenedMenu>
    </OnDemand>
  );
}

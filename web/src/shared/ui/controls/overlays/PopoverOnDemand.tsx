import { useState, type ReactElement } from 'react';
import { lazyPart } from '../../../theme/lazy-part.js';
import { OnDemand } from './OnDemand.js';
import type { OpenedPopoverProps } from './OpenedPopover.js';

const OpenedPopover = lazyPart(async () => ({ default: (await import('./OpenedPopover.js')).OpenedPopover }));

export interface PopoverOnDemandProps extends Omit<
  OpenedPopoverProps,
  'children' | 'content' | 'open' | 'onOpenChange'
> {
  /** Renders the button with the props that open the popover. */
  button: (props: { onClick?: () => void; open: boolean }) => ReactElement;
  /** Renders the content, which may close the popover. Preferably lazy. */
  content: (close: () => void) => ReactElement;
}

/** A popover whose code is loaded when it is first opened; until then only its button is rendered. */
export function PopoverOnDemand({ button, content, ...look }: PopoverOnDemandProps) {
  const [open, setOpen] = useState(false);
  const closedButton = (request: () => void) => {
    const handleClick = () => {
      request();
      setOpen(true);
    };
    return button({ open: false, onClick: handleClick });
  };
  return (
    <OnDemand button={closedButton}>
      <OpenedPopover {...look} open={open} onOpenChange={setOpen} content={() => content(() => setOpen(false))}>
        {button({ open })}
      </OpenedPopover>
    </OnDemand>
  );
}

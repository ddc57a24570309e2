import { useState, type ReactElement } from 'react';
import { lazyPart } from '../../../theme/lazy-part.js';
import { OnDemand, type OnDemandHandlers, type OnDemandProps } from './OnDemand.js';
import type { OpenedPopoverProps } from './OpenedPopover.js';

const OpenedPopover = lazyPart(async () => ({ default: (await import('./OpenedPopover.js')).OpenedPopover }));

export interface PopoverOnDemandProps extends Omit<
  OpenedPopoverProps,
  'children' | 'content' | 'open' | 'onOpenChange'
> {
  /** Renders the button with the props that open the popover. */
  button: (props: OnDemandHandlers & { open: boolean }) => ReactElement;
  /** The lazy part of the content. The popover opens when it is loaded, never empty. */
  panel: OnDemandProps['parts'][number];
  /** Renders the content, which may close the popover. */
  content: (close: () => void) => ReactElement;
}

/** A popover whose code is loaded when it is first opened; until then only its button is rendered. */
export function PopoverOnDemand({ button, panel, content, ...look }: PopoverOnDemandProps) {
  const [open, setOpen] = useState(false);
  const closedButton: OnDemandProps['button'] = ({ onClick, ...handlers }) => {
    const handleClick = () => {
      onClick();
      setOpen(true);
    };
    return button({ ...handlers, open: false, onClick: handleClick });
  };
  return (
    <OnDemand parts={[OpenedPopover, panel]} button={closedButton}>
      <OpenedPopover {...look} open={open} onOpenChange={setOpen} content={() => content(() => setOpen(false))}>
        {button({ open })}
      </OpenedPopover>
    </OnDemand>
  );
}

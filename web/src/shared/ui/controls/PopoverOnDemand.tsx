import { Suspense, useState, type ReactElement } from 'react';
import { lazyPart } from '../../theme/lazy-part.js';
import type { OpenedPopoverProps } from './OpenedPopover.js';

const OpenedPopover = lazyPart(async () => ({ default: (await import('./OpenedPopover.js')).OpenedPopover }));

export interface PopoverOnDemandProps extends Omit<
  OpenedPopoverProps,
  'children' | 'content' | 'open' | 'onOpenChange'
> {
  /** The button; it gets what opens the popover. */
  button: (opens: { onClick?: () => void; open: boolean }) => ReactElement;
  /** What is in it; may close it. Best loaded on demand, too. */
  content: (close: () => void) => ReactElement;
}

/** A popover whose code is fetched when it is opened for the first time; nothing but its button until then. */
export function PopoverOnDemand({ button, content, ...look }: PopoverOnDemandProps) {
  const [isRequested, setRequested] = useState(false);
  const [open, setOpen] = useState(false);
  const closed = button({ open: false, onClick: () => openFirst() });
  const openFirst = () => {
    setRequested(true);
    setOpen(true);
  };
  return isRequested ? (
    <Suspense fallback={closed}>
      <OpenedPopover {...look} open={open} onOpenChange={setOpen} content={() => content(() => setOpen(false))}>
        {button({ open })}
      </OpenedPopover>
    </Suspense>
  ) : (
    closed
  );
}

import { useEffect, useRef } from 'react';
import { ButtonPopover, type ButtonPopoverProps } from './ButtonPopover.js';

export type OpenedPopoverProps = ButtonPopoverProps;

/** A popover that replaces the placeholder of its button. */
export function OpenedPopover(props: OpenedPopoverProps) {
  const frame = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // The button of the placeholder was replaced by this one, which takes over the focus.
    if (document.activeElement === document.body) frame.current?.querySelector('button')?.focus();
  }, []);
  return (
    <span ref={frame} style={{ display: 'contents' }}>
      <ButtonPopover {...props} />
    </span>
  );
}

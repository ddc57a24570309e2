import { useEffect, useRef, type ReactElement } from 'react';
import { Popover } from 'antd';

export interface OpenedPopoverProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title?: string;
  /** Its alignment below the button; centered when absent. */
  side?: 'start' | 'end';
  className?: string | undefined;
  content: () => ReactElement;
  children: ReactElement;
}

const PLACEMENTS = { start: 'bottomLeft', end: 'bottomRight' } as const;

/** A popover at its button. */
export function OpenedPopover({ title, side, className, children, ...rest }: OpenedPopoverProps) {
  const frame = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // The button of the placeholder was replaced by this one, which takes over the focus.
    if (document.activeElement === document.body) frame.current?.querySelector('button')?.focus();
  }, []);
  return (
    <span ref={frame} style={{ display: 'contents' }}>
      <Popover
        {...rest}
        {...(title && { title })}
        {...(side ? { placement: PLACEMENTS[side], arrow: false } : {})}
        {...(className && { classNames: { root: className } })}
        trigger="click"
        destroyOnHidden
      >
        {children}
      </Popover>
    </span>
  );
}

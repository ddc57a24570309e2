import { useEffect, useRef, type ReactElement } from 'react';
import { Popover } from 'antd';

export interface OpenedPopoverProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title?: string;
  /** Where it stands below its button; in the middle when absent. */
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
    // The button that was pressed has given its place to this one: the focus stays with it.
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

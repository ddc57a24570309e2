import { useEffect, useRef, type ReactElement } from 'react';
import { Popover } from 'antd';

export interface ButtonPopoverProps {
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
const CONTROLS = 'input:not(:disabled), button:not(:disabled), [tabindex="0"]';

/** A popover at its button: its first control has the focus while it is open, then the button again. */
export function ButtonPopover({ open, title, side, className, content, children, ...rest }: ButtonPopoverProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const button = frame.current?.querySelector('button');
    return () => {
      const { activeElement } = document;
      if (activeElement === document.body || activeElement?.closest('.ant-popover')) button?.focus();
    };
  }, [open]);
  const focusFirst = (isOpen: boolean) => {
    if (isOpen && !panel.current?.contains(document.activeElement))
      panel.current?.querySelector<HTMLElement>(CONTROLS)?.focus({ preventScroll: true });
  };
  return (
    <span ref={frame} style={{ display: 'contents' }}>
      <Popover
        {...rest}
        open={open}
        {...(title && { title })}
        {...(side ? { placement: PLACEMENTS[side], arrow: false } : {})}
        {...(className && { classNames: { root: className } })}
        trigger="click"
        destroyOnHidden
        afterOpenChange={focusFirst}
        content={() => <div ref={panel}>{content()}</div>}
      >
        {children}
      </Popover>
    </span>
  );
}

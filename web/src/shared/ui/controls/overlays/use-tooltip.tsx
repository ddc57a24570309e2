import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { createPortal } from 'react-dom';
import { landmarkOf } from '../../../theme/landmark.js';
import { tooltipPlace } from './tooltip-place.js';
import styles from './Tooltip.module.css';

const OPEN_DELAY_MS = 500;

/**
 * Describes a control in a tooltip: after a delay on hover, at once on keyboard focus. Returns the handlers for the
 * control and the tooltip to render.
 *
 * @param isPinned keeps the tooltip of a used control open, independent of the pointer
 */
export function useTooltip(text: string, isPinned = false) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [control, setControl] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const show = (anchor: HTMLElement, afterMs: number) => {
    setControl(anchor);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), afterMs);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  const handlers = {
    onPointerEnter: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) =>
      pointerType === 'mouse' && show(currentTarget, OPEN_DELAY_MS),
    onPointerLeave: hide,
    onPointerDown: ({ currentTarget }: PointerEvent<HTMLElement>) => {
      setControl(currentTarget);
      hide();
    },
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) =>
      currentTarget.matches(':focus-visible') && show(currentTarget, 0),
    onBlur: hide,
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && hide(),
  };
  const tooltip = control && text && (open || isPinned) ? <Bubble text={text} control={control} /> : null;
  return { handlers, tooltip };
}

function Bubble({ text, control }: { text: string; control: HTMLElement }) {
  const bubble = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (!bubble.current) return;
    const screen = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const place = tooltipPlace(control.getBoundingClientRect(), bubble.current.getBoundingClientRect(), screen);
    Object.assign(bubble.current.style, place);
  }, [control, text]);
  // Hidden from screen readers: it repeats the accessible name of the control.
  return createPortal(
    <span ref={bubble} className={styles.bubble} role="tooltip" aria-hidden>
      {text}
    </span>,
    landmarkOf(control),
  );
}

const GAP = 8;

/** A place on the screen, in pixels. */
interface Box {
  left: number;
  top: number;
  bottom: number;
  width: number;
}

interface Size {
  width: number;
  height: number;
}

/** Where a tooltip stands on the screen: in the middle over its control, below it where there is no room; in pixels. */
export function tooltipPlace(control: Box, bubble: Size, screen: Size): { left: string; top: string } {
  const middle = control.left + control.width / 2 - bubble.width / 2;
  const left = Math.max(GAP, Math.min(middle, screen.width - bubble.width - GAP));
  const above = control.top - bubble.height - GAP;
  const top = above >= GAP ? above : control.bottom + GAP;
  return { left: `${left}px`, top: `${top}px` };
}

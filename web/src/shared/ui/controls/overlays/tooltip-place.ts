const GAP = 8;

/** A position on the screen, in pixels. */
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

/** The position of a tooltip on the screen: centered above its control, or below it without space; in pixels. */
export function tooltipPlace(control: Box, bubble: Size, screen: Size): { left: string; top: string } {
  const middle = control.left + control.width / 2 - bubble.width / 2;
  const left = Math.max(GAP, Math.min(middle, screen.width - bubble.width - GAP));
  const above = control.top - bubble.height - GAP;
  const top = above >= GAP ? above : control.bottom + GAP;
  return { left: `${left}px`, top: `${top}px` };
}

import { isLight, parseColor } from '../../shared/theme/palette/color.js';

/** The style of a label's fill with readable text; undefined when its color cannot be read. */
export function labelColors(color: string) {
  const fill = parseColor(color);
  return fill ? { background: `rgb(${fill.join(' ')})`, color: isLight(fill) ? 'black' : 'white' } : undefined;
}

import { at, n, times, type Svg } from '../geometry.js';
import { disc, faint, glow, hoop, inDisc, oval, shadow, shape, slab, slope, stroke } from '../shapes.js';

const STEEL = ['#f4f5f7', '#9ba1ab'] as const;
const lying = (piece: Svg): Svg => at(7, 11, faint(0.3, piece));

export function fork(length = 520): Svg {
  const draw = (fill: string) =>
    at(0, length * 0.2, slab(24, length * 0.62, 12, fill)) +
    shape(
      `M-40 ${n(-length * 0.32)}Q-40 ${n(-length * 0.08)} 0 ${n(-length * 0.06)}Q40 ${n(-length * 0.08)} 40 ${n(-length * 0.32)}Z`,
      fill,
    ) +
    times(4, (i) => at(-33 + i * 22, -length * 0.38, slab(12, length * 0.22, 6, fill)));
  return lying(draw('#1d0d05')) + draw(slope(...STEEL));
}
export function knife(length = 540): Svg {
  const draw = (blade: string, handle: string) =>
    shape(
      `M-18 ${n(length * 0.08)}L-18 ${n(-length * 0.42)}Q8 ${n(-length * 0.52)} 30 ${n(-length * 0.3)}L24 ${n(length * 0.08)}Z`,
      blade,
    ) + at(2, length * 0.28, slab(36, length * 0.44, 16, handle));
  return lying(draw('#1d0d05', '#1d0d05')) + draw(slope(...STEEL), slope('#8a5a34', '#4f2d14'));
}
export function spoon(length = 500, light: string = STEEL[0], dark: string = STEEL[1]): Svg {
  const draw = (fill: string) =>
    at(0, length * 0.18, slab(22, length * 0.64, 11, fill)) + at(0, -length * 0.26, oval(56, 84, fill));
  return (
    lying(draw('#1d0d05')) + draw(slope(light, dark)) + at(-8, -length * 0.27, oval(40, 64, dark, 'opacity=".35"'))
  );
}
export const woodenSpoon = (length = 560): Svg => spoon(length, '#d9a566', '#94602c');
export const chopsticks = (length = 760, color = '#7a2f22', dark = '#43150f'): Svg => {
  const stick = (x: number, turn: number) =>
    at(
      x,
      0,
      lying(slab(20, length, 9, '#1d0d05')) +
        slab(20, length, 9, slope(color, dark)) +
        at(0, -length * 0.4, slab(20, 14, 2, '#e3b968')) +
        at(0, -length * 0.36, slab(20, 6, 2, '#e3b968')),
      turn,
    );
  return stick(-22, -2) + stick(26, 3);
};
/** A folded cloth with stripes along two edges. */
export function napkin(width = 360, height = 480, color = '#f7f1e6', band = '#c4473a'): Svg {
  const stripes = [-0.38, -0.33, 0.38, 0.33]
    .map((share, i) => at(share * width, 0, slab(i % 2 ? 5 : 12, height, 0, band)))
    .join('');
  return (
    shadow(slab(width, height, 10, '#000000'), 8, 12) +
    slab(width, height, 10, color) +
    stripes +
    at(0, 0, slab(width * 0.5, height, 4, '#000000', 'opacity=".04"'))
  );
}
/** A small bowl seen from above, with something in it. */
export const pinchBowl = (r: number, color: string, edge: string, content: Svg): Svg =>
  shadow(disc(r, '#000000'), 8, 13) +
  disc(r, slope('#ffffff', edge)) +
  disc(r * 0.96, color) +
  disc(r * 0.83, edge) +
  inDisc(r * 0.8, content + hoop(r * 0.84, '#1d0d05', r * 0.16, 'opacity=".3" filter="url(#blur)"'));
/** A glass from above. */
export const glass = (r: number, drink: string, dark: string, content = ''): Svg =>
  shadow(disc(r, '#000000'), 10, 16) +
  disc(r, '#ffffff', 'opacity=".5"') +
  disc(r * 0.88, glow(drink, dark)) +
  content +
  hoop(r * 0.94, '#ffffff', r * 0.08, 'opacity=".75"') +
  at(
    -r * 0.4,
    -r * 0.5,
    stroke(`M${n(-r * 0.1)} ${n(r * 0.24)}Q0 0 ${n(r * 0.24)} ${n(-r * 0.1)}`, '#ffffff', r * 0.08, 'opacity=".8"'),
  );
export const cup = (r: number, drink: string, dark: string): Svg =>
  shadow(disc(r * 1.5, '#000000'), 8, 14) +
  disc(r * 1.5, slope('#ffffff', '#e2d8c8')) +
  hoop(r * 1.25, '#e4d9c8', 4) +
  at(r * 1.15, 0, hoop(r * 0.3, '#f7f1e6', r * 0.16)) +
  disc(r, slope('#ffffff', '#dcd0bd')) +
  disc(r * 0.86, glow(drink, dark)) +
  hoop(r * 0.84, '#ffffff', 4, 'opacity=".3"');

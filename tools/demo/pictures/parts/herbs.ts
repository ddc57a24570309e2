import { at, between, n, pick, times, type Roll, type Svg } from '../geometry.js';
import { disc, hoop, oval, shape, slope, stroke } from '../shapes.js';

const leafShape = (length: number, width: number) =>
  `M0 0C${n(length * 0.2)} ${n(-width)} ${n(length * 0.75)} ${n(-width * 0.9)} ${n(length)} 0C${n(length * 0.75)} ${n(width * 0.9)} ${n(length * 0.2)} ${n(width)} 0 0Z`;

/** A pointed leaf with its rib, growing to the right. */
export function leaf(length: number, light: string, dark: string, width = length * 0.34): Svg {
  const ribs = times(3, (i) => {
    const x = length * (0.25 + i * 0.2);
    return stroke(
      `M${n(x)} 0L${n(x + length * 0.14)} ${n(-width * 0.5)}M${n(x)} 0L${n(x + length * 0.14)} ${n(width * 0.5)}`,
      dark,
      1.6,
      'opacity=".5"',
    );
  });
  return (
    shape(leafShape(length, width), slope(light, dark)) +
    stroke(`M0 0L${n(length * 0.9)} 0`, dark, 2.4, 'opacity=".7"') +
    ribs
  );
}

export const basilLeaf = (size = 80): Svg => leaf(size, '#5fae45', '#2c7a2b', size * 0.42);
export const mintLeaf = (size = 60): Svg => leaf(size, '#6fc27c', '#2f8a4d', size * 0.36);
export const bayLeaf = (size = 120): Svg => leaf(size, '#7d9a55', '#4d6a31', size * 0.22);

/** Three or four basil leaves from one point. */
export const basil = (size = 80): Svg =>
  at(0, 0, basilLeaf(size), -20) +
  at(0, 0, basilLeaf(size * 0.85), 105) +
  at(0, 0, basilLeaf(size * 0.8), 225) +
  disc(5, '#bfe09a');

/** A tuft of mint: pairs of leaves around a small heart. */
export const mint = (size = 66): Svg =>
  times(4, (i) => at(0, 0, mintLeaf(size), i * 90 + 12)) +
  times(4, (i) => at(0, 0, mintLeaf(size * 0.6), i * 90 + 57)) +
  disc(4, '#c9efc4');

/** A leaf of flat parsley or coriander. */
export function parsley(size = 46, light = '#57a63e', dark = '#2f7527'): Svg {
  const lobe = (turn: number, scale: number) => at(0, 0, shape(lobeShape(size * scale), slope(light, dark)), turn);
  return stroke(`M0 0L${n(-size * 0.9)} ${n(size * 0.16)}`, dark, 3) + lobe(-62, 0.75) + lobe(62, 0.75) + lobe(0, 1);
}
const lobeShape = (s: number) =>
  `M0 0C${n(s * 0.1)} ${n(-s * 0.4)} ${n(s * 0.5)} ${n(-s * 0.55)} ${n(s * 0.55)} ${n(-s * 0.3)}C${n(s * 0.8)} ${n(-s * 0.42)} ${n(s)} ${n(-s * 0.12)} ${n(s * 0.86)} 0C${n(s)} ${n(s * 0.12)} ${n(s * 0.8)} ${n(s * 0.42)} ${n(s * 0.55)} ${n(s * 0.3)}C${n(s * 0.5)} ${n(s * 0.55)} ${n(s * 0.1)} ${n(s * 0.4)} 0 0Z`;

/** Chopped green: a few small bits. */
export const chopped = (
  roll: Roll,
  size = 9,
  colors: readonly [string, ...string[]] = ['#4f9a38', '#6bb84c', '#3b7d2c'],
): Svg =>
  shape(
    `M0 0L${n(size)} ${n(-size * 0.5)}L${n(size * 1.3)} ${n(size * 0.4)}L${n(size * 0.3)} ${n(size * 0.8)}Z`,
    pick(roll, colors),
  );

/** A sprig of rosemary: needles along a stem. */
export function rosemary(length = 170): Svg {
  const needles = times(11, (i) => {
    const x = (i / 11) * length;
    const reach = 30 - i;
    return stroke(
      `M${n(x)} 0L${n(x + reach * 0.7)} ${n(-reach)}M${n(x + 4)} 0L${n(x + 4 + reach * 0.7)} ${n(reach)}`,
      i % 2 ? '#4f7a4c' : '#7aa26b',
      4.5,
    );
  });
  return stroke(`M-30 0L${length} 0`, '#6a5a3a', 4) + needles;
}

/** Feathery dill. */
export function dill(roll: Roll, size = 70): Svg {
  const hairs = times(9, (i) => {
    const x = (i / 9) * size;
    const reach = between(roll, 14, 26);
    return stroke(
      `M${n(x)} 0q${n(reach * 0.5)} ${n(-reach * 0.3)} ${n(reach)} ${n(-reach)}M${n(x)} 0q${n(reach * 0.5)} ${n(reach * 0.3)} ${n(reach)} ${n(reach)}`,
      '#5c9c47',
      2.6,
    );
  });
  return stroke(`M-16 0L${n(size)} 0`, '#4c8a3c', 3) + hairs;
}

/** Rings of spring onion. */
export const springOnion = (r = 12): Svg => hoop(r, '#5fae3f', r * 0.42) + hoop(r * 0.5, '#cfe9a8', r * 0.3);
/** A ring of red or green chilli. */
export const chilliRing = (r = 14, color = '#d92b1f', inside = '#f59a6a'): Svg =>
  hoop(r, color, r * 0.45) + disc(r * 0.55, inside) + oval(r * 0.22, r * 0.14, '#fbe7b4');
/** A whole chilli with its stalk. */
export const chilli = (length = 130, color = '#d3231c', dark = '#8d120f'): Svg =>
  shape(
    `M0 -14C${n(length * 0.5)} -22 ${n(length * 0.85)} -6 ${n(length)} 20C${n(length * 0.7)} 12 ${n(length * 0.4)} 20 0 14Z`,
    slope(color, dark),
  ) +
  stroke('M0 0C-14 0 -24 -6 -34 -14', '#5b8a34', 9) +
  stroke(`M16 -8C${n(length * 0.4)} -12 ${n(length * 0.6)} -8 ${n(length * 0.8)} 4`, '#ffffff', 4, 'opacity=".45"');

/** Ground pepper, seeds or crumbs: tiny dots. */
export const specks = (
  roll: Roll,
  count: number,
  radius: number,
  colors: readonly [string, ...string[]],
  size = 4,
): Svg =>
  times(count, () => {
    const [distance, angle] = [radius * Math.sqrt(roll()), roll() * 2 * Math.PI];
    return `<circle cx="${n(distance * Math.cos(angle))}" cy="${n(distance * Math.sin(angle))}" r="${n(between(roll, size * 0.5, size))}" fill="${pick(roll, colors)}"/>`;
  });
/** Sesame seeds. */
export const sesame = (roll: Roll, black = 0): Svg =>
  oval(7, 4.4, roll() < black ? '#3a332b' : '#f6e7bf') + oval(3, 1.6, '#ffffff', 'opacity=".4"');

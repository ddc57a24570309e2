import { at, between, n, pick, times, type Roll, type Svg } from '../geometry.js';
import { scatter } from '../placing.js';
import { blob, disc, faint, hoop, inDisc, oval, shape, slope, stroke } from '../shapes.js';

/** A bed of rice or other grains that fills a disc. */
export function rice(
  roll: Roll,
  radius: number,
  colors: readonly [string, ...string[]] = ['#fffdf6', '#f4ecda', '#fbf5e6'],
  base = '#e3d6bd',
): Svg {
  const count = Math.round((radius * radius) / 190);
  const grain = () => {
    const [distance, angle] = [radius * Math.sqrt(roll()), roll() * 2 * Math.PI];
    return at(distance * Math.cos(angle), distance * Math.sin(angle), oval(14, 5, pick(roll, colors)), roll() * 180);
  };
  return disc(radius, base) + times(count, grain);
}
/** A mound of rice with a shadow of its own and an uneven edge. */
export function riceMound(roll: Roll, radius: number, colors?: readonly [string, ...string[]], base = '#e3d6bd'): Svg {
  const edge = blob(roll, radius, 0.06, 14);
  return (
    at(8, 14, faint(0.3, shape(edge, '#1d0d05', 'filter="url(#blur)"'))) +
    shape(edge, base) +
    rice(roll, radius * 0.97, colors, base)
  );
}
/** Small round grains: couscous, bulgur, quinoa. */
export function groats(roll: Roll, radius: number, colors: readonly [string, ...string[]], size = 6): Svg {
  const count = Math.round((radius * radius) / 110);
  return times(count, () => {
    const [distance, angle] = [radius * Math.sqrt(roll()), roll() * 2 * Math.PI];
    return `<circle cx="${n(distance * Math.cos(angle))}" cy="${n(distance * Math.sin(angle))}" r="${n(between(roll, size * 0.6, size))}" fill="${pick(roll, colors)}"/>`;
  });
}
/** A nest of long noodles: bundles of strands that bend the same way. */
export function noodles(roll: Roll, radius: number, colors: readonly [string, ...string[]], width = 13): Svg {
  const strands = times(Math.round(radius / 3.2), () => {
    const start = roll() * 2 * Math.PI;
    const span = between(roll, 0.9, 2.4);
    const distance = radius * between(roll, 0.25, 1);
    return arcStrand(distance, start, start + span, pick(roll, colors), width, between(roll, 0.75, 1.15));
  });
  return disc(radius, colors[0]) + inDisc(radius, strands);
}
/** A twirl of pasta, wound on a fork and set down. */
export function twirl(roll: Roll, radius: number, colors: readonly [string, ...string[]], width = 15): Svg {
  const rings = times(Math.round(radius / 7), (i) => {
    const r = radius - i * 7 * between(roll, 0.8, 1);
    if (r < 8) return '';
    const start = roll() * 2 * Math.PI;
    return arcStrand(r, start, start + between(roll, 2.5, 5), pick(roll, colors), width, between(roll, 0.9, 1.02));
  });
  return at(6, 12, faint(0.35, disc(radius, '#1d0d05', 'filter="url(#blur)"'))) + disc(radius, colors[0]) + rings;
}
function arcStrand(r: number, from: number, to: number, color: string, width: number, squash: number): Svg {
  const [x1, y1, x2, y2] = [
    r * Math.cos(from),
    r * squash * Math.sin(from),
    r * Math.cos(to),
    r * squash * Math.sin(to),
  ];
  const d = `M${n(x1)} ${n(y1)}A${n(r)} ${n(r * squash)} 0 ${to - from > Math.PI ? 1 : 0} 1 ${n(x2)} ${n(y2)}`;
  return (
    stroke(d, '#5a2f0a', width + 3, 'opacity=".35"') +
    stroke(d, color, width) +
    stroke(d, '#ffffff', width * 0.22, 'opacity=".35"')
  );
}
/** A tube of pasta. */
export const penne = (length = 70, light = '#fbe3a0', dark = '#e0ae52'): Svg =>
  faint(0.25, at(4, 7, slab(length))) +
  shape(
    `M${n(-length / 2)} -14L${n(length / 2 - 10)} -14L${n(length / 2 + 8)} 14L${n(-length / 2 + 14)} 14Z`,
    slope(light, dark),
  ) +
  stroke(
    `M${n(-length / 2 + 8)} -4L${n(length / 2 - 8)} -4M${n(-length / 2 + 12)} 5L${n(length / 2 - 4)} 5`,
    '#c58f3a',
    2.5,
  );
const slab = (length: number) =>
  `<rect x="${n(-length / 2)}" y="-14" width="${n(length)}" height="28" rx="8" fill="#1d0d05"/>`;
/** A potato dumpling with the ridges of a fork. */
export const gnocco = (size = 34, light = '#fff0c2', dark = '#e3b968'): Svg =>
  faint(0.28, at(4, 7, oval(size, size * 0.68, '#1d0d05'))) +
  oval(size, size * 0.68, slope(light, dark)) +
  times(4, (i) =>
    stroke(
      `M${n(-size * 0.5 + i * size * 0.32)} ${n(-size * 0.42)}q6 ${n(size * 0.42)} 0 ${n(size * 0.84)}`,
      '#d0a151',
      3,
      'opacity=".8"',
    ),
  );
/** Short knobbly egg noodles. */
export const spaetzle = (roll: Roll): Svg => {
  const d = `M-34 0q${n(between(roll, 8, 20))} ${n(between(roll, -24, 24))} 34 0t${n(between(roll, 24, 38))} ${n(between(roll, -10, 10))}`;
  return (
    stroke(d, '#7a4a0e', 19, 'opacity=".25" transform="translate(3 6)"') +
    stroke(d, pick(roll, ['#f9d978', '#f3cb5d', '#fde59a']), 17) +
    stroke(d, '#ffffff', 4, 'opacity=".4"')
  );
};
/** A half-moon dumpling with pleats: gyoza, pierogi. */
export function dumpling(size = 84, light = '#fdf1d3', dark = '#e2bf83', crisp = '#b9752c'): Svg {
  const d = `M${n(-size)} ${n(size * 0.26)}C${n(-size * 1.02)} ${n(-size * 0.82)} ${n(size * 1.02)} ${n(-size * 0.82)} ${n(size)} ${n(size * 0.26)}Q${n(size * 0.9)} ${n(size * 0.44)} 0 ${n(size * 0.52)}Q${n(-size * 0.9)} ${n(size * 0.44)} ${n(-size)} ${n(size * 0.26)}Z`;
  const pleats = times(6, (i) => {
    const x = (i - 2.5) * size * 0.26;
    return stroke(
      `M${n(x)} ${n(-size * 0.44 + Math.abs(i - 2.5) * size * 0.05)}q${n((i - 2.5) * 5)} ${n(size * 0.14)} ${n((i - 2.5) * 3)} ${n(size * 0.28)}`,
      '#c99f62',
      5,
    );
  });
  return (
    faint(0.3, at(5, 9, shape(d, '#1d0d05'))) +
    shape(d, slope(light, dark)) +
    faint(
      0.75,
      shape(
        `M${n(-size * 0.8)} ${n(size * 0.24)}Q0 ${n(size * 0.66)} ${n(size * 0.8)} ${n(size * 0.24)}Q0 ${n(size * 0.3)} ${n(-size * 0.8)} ${n(size * 0.24)}Z`,
        crisp,
      ),
    ) +
    pleats
  );
}
/** Lentils or similar small discs, spread over a disc. */
export const lentils = (roll: Roll, count: number, radius: number, colors: readonly [string, ...string[]]): Svg =>
  scatter(roll, count, radius, () => oval(12, 9, pick(roll, colors)) + hoop(7, '#ffffff', 1.5, 'opacity=".25"'));

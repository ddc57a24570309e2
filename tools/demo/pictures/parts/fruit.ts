import { at, between, n, times, type Roll, type Svg } from '../geometry.js';
import { ring } from '../placing.js';
import { disc, faint, glow, hoop, oval, shape, slope, stroke } from '../shapes.js';

const under = (piece: Svg): Svg => faint(0.25, at(5, 8, piece));

/** A slice of lemon, lime or orange. */
export function citrus(r = 70, peel = '#f2c21a', flesh = '#fbe268', pith = '#fff8dc'): Svg {
  const segment = shape(
    `M${n(r * 0.08)} 0C${n(r * 0.4)} ${n(-r * 0.36)} ${n(r * 0.72)} ${n(-r * 0.34)} ${n(r * 0.76)} ${n(-r * 0.22)}Q${n(r * 0.84)} 0 ${n(r * 0.76)} ${n(r * 0.22)}C${n(r * 0.72)} ${n(r * 0.34)} ${n(r * 0.4)} ${n(r * 0.36)} ${n(r * 0.08)} 0Z`,
    flesh,
  );
  return (
    under(disc(r, '#3b2a05')) +
    disc(r, peel) +
    disc(r * 0.91, pith) +
    ring(
      8,
      0,
      () =>
        segment + stroke(`M${n(r * 0.4)} ${n(-r * 0.06)}L${n(r * 0.62)} ${n(r * 0.04)}`, '#ffffff', 3, 'opacity=".6"'),
    )
  );
}
export const lemonSlice = (r = 70): Svg => citrus(r);
export const limeSlice = (r = 60): Svg => citrus(r, '#5d9e2c', '#b6dc63', '#f2f8d8');
export const orangeSlice = (r = 70): Svg => citrus(r, '#ee8a1d', '#fcae45', '#fff3dc');
/** A wedge lying on its side. */
export function wedge(size = 70, peel = '#f2c21a', flesh = '#fbe268'): Svg {
  const d = `M${n(-size)} 0A${n(size)} ${n(size)} 0 0 0 ${n(size)} 0Q0 ${n(-size * 0.34)} ${n(-size)} 0Z`;
  return (
    under(shape(d, '#3b2a05')) +
    shape(d, peel) +
    shape(
      `M${n(-size * 0.88)} ${n(size * 0.02)}A${n(size * 0.88)} ${n(size * 0.84)} 0 0 0 ${n(size * 0.88)} ${n(size * 0.02)}Q0 ${n(-size * 0.3)} ${n(-size * 0.88)} ${n(size * 0.02)}Z`,
      flesh,
    ) +
    times(3, (i) => stroke(`M0 ${n(-size * 0.06)}L${n((i - 1) * size * 0.5)} ${n(size * 0.6)}`, '#fffbe6', 4))
  );
}
export const limeWedge = (size = 60): Svg => wedge(size, '#5d9e2c', '#bfe172');

export const blueberry = (r = 24): Svg =>
  under(disc(r, '#0b1030')) +
  disc(r, glow('#6d82c9', '#2c3873')) +
  disc(r * 0.3, '#1d2550') +
  ring(5, r * 0.3, () => oval(r * 0.13, r * 0.07, '#3c4c92')) +
  at(-r * 0.42, -r * 0.42, oval(r * 0.2, r * 0.12, '#ffffff', 'opacity=".45"'), -40);
export const raspberry = (r = 34): Svg =>
  under(disc(r, '#3a0517')) +
  disc(r, '#b3173f') +
  ring(11, r * 0.72, () => disc(r * 0.25, glow('#f0527a', '#c21d4a'))) +
  ring(7, r * 0.38, () => disc(r * 0.25, glow('#f46a8c', '#cb244f'))) +
  disc(r * 0.22, glow('#f98aa5', '#d22f5a'));
export function strawberry(size = 62): Svg {
  const d = `M${n(-size * 0.72)} ${n(-size * 0.5)}C${n(-size * 0.3)} ${n(-size * 0.86)} ${n(size * 0.3)} ${n(-size * 0.86)} ${n(size * 0.72)} ${n(-size * 0.5)}C${n(size * 0.9)} ${n(size * 0.1)} ${n(size * 0.3)} ${n(size * 0.82)} 0 ${n(size)}C${n(-size * 0.3)} ${n(size * 0.82)} ${n(-size * 0.9)} ${n(size * 0.1)} ${n(-size * 0.72)} ${n(-size * 0.5)}Z`;
  const seeds = [
    [-0.4, -0.2],
    [0, -0.3],
    [0.4, -0.2],
    [-0.24, 0.14],
    [0.22, 0.12],
    [0, 0.46],
    [-0.5, 0.1],
    [0.5, 0.08],
  ];
  return (
    under(shape(d, '#3a0505')) +
    shape(d, slope('#f4503f', '#c01a22')) +
    seeds.map(([x = 0, y = 0]) => at(x * size, y * size, oval(3.4, 5.4, '#fbd77c'))).join('') +
    at(
      0,
      -size * 0.56,
      times(5, (i) =>
        at(
          0,
          0,
          shape(
            `M0 0Q${n(size * 0.12)} ${n(-size * 0.16)} ${n(size * 0.46)} 0Q${n(size * 0.12)} ${n(size * 0.16)} 0 0Z`,
            '#5ea33c',
          ),
          i * 72 - 90,
        ),
      ),
    )
  );
}
export const strawberryHalf = (size = 60): Svg =>
  strawberryOutline(size, slope('#f25a48', '#c8222a')) +
  strawberryOutline(size * 0.84, '#f98d7b') +
  strawberryOutline(size * 0.5, '#fdd3c6');
const strawberryOutline = (size: number, fill: string): Svg =>
  shape(
    `M${n(-size * 0.7)} ${n(-size * 0.5)}C${n(-size * 0.3)} ${n(-size * 0.84)} ${n(size * 0.3)} ${n(-size * 0.84)} ${n(size * 0.7)} ${n(-size * 0.5)}C${n(size * 0.86)} ${n(size * 0.1)} ${n(size * 0.3)} ${n(size * 0.8)} 0 ${n(size)}C${n(-size * 0.3)} ${n(size * 0.8)} ${n(-size * 0.86)} ${n(size * 0.1)} ${n(-size * 0.7)} ${n(-size * 0.5)}Z`,
    fill,
  );
export const currant = (r = 17, color = '#e3344a', dark = '#8f0f25'): Svg =>
  disc(r, glow(color, dark)) +
  disc(r * 0.18, '#3f0a10') +
  at(-r * 0.35, -r * 0.35, oval(r * 0.22, r * 0.14, '#ffffff', 'opacity=".75"'), -40);
export const cherry = (r = 30): Svg =>
  under(disc(r, '#2a0308')) +
  disc(r, glow('#c9243c', '#63081b')) +
  at(-r * 0.34, -r * 0.36, oval(r * 0.24, r * 0.13, '#ffffff', 'opacity=".7"'), -40);
export const raisin = (roll: Roll, size = 15): Svg =>
  oval(size, size * between(roll, 0.6, 0.75), glow('#7b4a2c', '#3c1d10'));
export function appleSlice(size = 80, skin = '#d8412f'): Svg {
  const d = `M${n(-size)} 0C${n(-size * 0.7)} ${n(-size * 0.72)} ${n(size * 0.7)} ${n(-size * 0.72)} ${n(size)} 0Q0 ${n(size * 0.22)} ${n(-size)} 0Z`;
  return (
    under(shape(d, '#2a1506')) +
    shape(d, slope('#fdf0c4', '#eecb82'), `stroke="none"`) +
    stroke(
      `M${n(-size)} 0C${n(-size * 0.7)} ${n(-size * 0.72)} ${n(size * 0.7)} ${n(-size * 0.72)} ${n(size)} 0`,
      skin,
      7,
    )
  );
}
export const bananaSlice = (r = 40): Svg =>
  under(disc(r, '#3b2a05')) +
  disc(r, '#efd27a') +
  disc(r * 0.9, glow('#fff6cf', '#f7e3a0')) +
  ring(3, r * 0.2, () => oval(r * 0.16, r * 0.09, '#d9bd6a') + disc(3, '#6b4a24'));
export function mangoSlices(count = 7, length = 150): Svg {
  const slice = shape(
    `M0 ${n(-length)}Q46 0 0 ${n(length)}Q-30 0 0 ${n(-length)}Z`,
    slope('#ffcf4d', '#f29a1f'),
    'stroke="#e08a16" stroke-width="3"',
  );
  return times(count, (i) =>
    at((i - (count - 1) / 2) * 40, Math.abs(i - (count - 1) / 2) * 7, under(slice) + slice, (i - (count - 1) / 2) * 5),
  );
}
export const pomegranate = (size = 13): Svg =>
  shape(
    `M0 ${n(-size)}C${n(size)} ${n(-size * 0.6)} ${n(size)} ${n(size)} 0 ${n(size)}C${n(-size)} ${n(size)} ${n(-size)} ${n(-size * 0.6)} 0 ${n(-size)}Z`,
    glow('#f0476a', '#a90f35'),
  ) + at(-size * 0.3, -size * 0.1, disc(size * 0.22, '#ffffff', 'opacity=".6"'));
export const almond = (size = 32): Svg =>
  shape(
    `M${n(-size)} 0Q${n(-size * 0.2)} ${n(-size * 0.7)} ${n(size)} 0Q${n(-size * 0.2)} ${n(size * 0.7)} ${n(-size)} 0Z`,
    slope('#e6b26f', '#a86a31'),
  ) +
  stroke(
    `M${n(-size * 0.7)} 0L${n(size * 0.6)} 0M${n(-size * 0.5)} ${n(-size * 0.16)}L${n(size * 0.2)} ${n(-size * 0.14)}`,
    '#8c5324',
    2,
  );
export const flakedAlmond = (size = 26): Svg =>
  oval(size, size * 0.6, slope('#fff1d2', '#e7c78d'), 'stroke="#c99a55" stroke-width="2.5"');
export function walnut(size = 42): Svg {
  const half = `M0 ${n(-size)}C${n(size * 0.9)} ${n(-size * 0.9)} ${n(size * 0.95)} ${n(size * 0.8)} 0 ${n(size)}Z`;
  const folds = stroke(
    `M${n(size * 0.2)} ${n(-size * 0.7)}q${n(size * 0.5)} ${n(size * 0.2)} ${n(size * 0.1)} ${n(size * 0.5)}q${n(size * 0.5)} ${n(size * 0.2)} ${n(size * 0.05)} ${n(size * 0.6)}`,
    '#8a5a2d',
    4,
  );
  return (
    under(disc(size * 0.8, '#2a1506')) +
    shape(half, slope('#dca96a', '#b27a3f')) +
    folds +
    at(0, 0, shape(half, slope('#cf9a5c', '#a86f38')) + folds, 180) +
    stroke(`M0 ${n(-size * 0.9)}L0 ${n(size * 0.9)}`, '#7d4f26', 4)
  );
}
export const pistachio = (roll: Roll, size = 10): Svg =>
  shape(
    `M0 0L${n(size * between(roll, 0.7, 1.3))} ${n(-size * 0.6)}L${n(size * 1.5)} ${n(size * 0.3)}L${n(size * 0.4)} ${n(size * between(roll, 0.6, 1.1))}Z`,
    roll() < 0.5 ? '#9dbb4c' : '#739a36',
  );
export const halfLemon = (r = 80): Svg => at(8, 12, faint(0.3, disc(r, '#2a1506'))) + citrus(r);
export const figHalf = (r = 52): Svg =>
  under(disc(r, '#200a22')) +
  disc(r, '#5a2d5e') +
  disc(r * 0.9, '#f1dfc9') +
  disc(r * 0.74, glow('#e2607a', '#a82a4d')) +
  hoop(r * 0.4, '#f7d79b', 9, 'stroke-dasharray="4 7"') +
  hoop(r * 0.2, '#f7d79b', 6, 'stroke-dasharray="3 6"');

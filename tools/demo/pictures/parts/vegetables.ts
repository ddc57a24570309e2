import { at, between, n, pick, polar, times, type Roll, type Svg } from '../geometry.js';
import { ring } from '../placing.js';
import { blob, disc, faint, glow, hoop, oval, shape, slope, stroke } from '../shapes.js';

const under = (piece: Svg): Svg => faint(0.25, at(5, 8, piece));

export function tomatoSlice(r = 60): Svg {
  const chambers = ring(
    6,
    r * 0.48,
    () =>
      oval(r * 0.24, r * 0.19, '#f59b62') +
      oval(r * 0.1, r * 0.05, '#fbe3a1') +
      at(-r * 0.06, r * 0.08, oval(r * 0.06, r * 0.04, '#fbe3a1')),
  );
  return (
    under(disc(r, '#3b0d05')) +
    disc(r, '#c9261b') +
    disc(r * 0.9, glow('#f2603f', '#df3a26')) +
    chambers +
    disc(r * 0.14, '#f7b795')
  );
}
export const cherryTomato = (r = 34, color = '#e23a24', dark = '#a3160f'): Svg =>
  under(disc(r, '#3b0d05')) +
  disc(r, glow(color, dark)) +
  at(-r * 0.34, -r * 0.36, oval(r * 0.22, r * 0.13, '#ffffff', 'opacity=".65"'), -40);
export const halfTomato = (r = 38): Svg =>
  under(disc(r, '#3b0d05')) +
  disc(r, '#c9261b') +
  disc(r * 0.88, glow('#f9764e', '#e5432b')) +
  ring(3, r * 0.42, () => oval(r * 0.3, r * 0.22, '#f6a765') + oval(r * 0.08, r * 0.05, '#fff0b8'));
export const cucumberSlice = (r = 48): Svg =>
  under(disc(r, '#132d0c')) +
  disc(r, '#3d7d33') +
  disc(r * 0.9, '#dff0b6') +
  disc(r * 0.6, '#c9e59a') +
  ring(6, r * 0.36, () => oval(r * 0.13, r * 0.06, '#f6f7d5'));
export const radishSlice = (r = 40): Svg =>
  under(disc(r, '#330a18')) +
  disc(r, '#d7305f') +
  disc(r * 0.88, glow('#ffffff', '#f6dfe6')) +
  ring(8, r * 0.45, () => oval(r * 0.2, 1.6, '#ecc3cf'));
export const onionRings = (r = 50, color = '#a8417f'): Svg =>
  hoop(r, color, 8) + hoop(r * 0.9, '#f5d9ea', 7) + hoop(r * 0.68, color, 5) + hoop(r * 0.6, '#f9e8f1', 6);
export const olive = (r = 24, color = '#3a2a3d', dark = '#171019'): Svg =>
  under(oval(r, r * 0.84, '#000000')) +
  oval(r, r * 0.84, glow(color, dark)) +
  at(-r * 0.3, -r * 0.3, oval(r * 0.26, r * 0.14, '#ffffff', 'opacity=".5"'), -35);
export const greenOlive = (r = 22): Svg => olive(r, '#a9b24a', '#6c7524') + disc(r * 0.28, '#c4432d');
export const oliveRing = (r = 22): Svg => hoop(r, '#2d2230', r * 0.6) + hoop(r * 1.05, '#5b4a60', 2.5);

export function mushroomSlice(size = 60): Svg {
  const cap = `M${n(-size)} ${n(size * 0.1)}C${n(-size)} ${n(-size * 0.85)} ${n(size)} ${n(-size * 0.85)} ${n(size)} ${n(size * 0.1)}C${n(size * 0.8)} ${n(size * 0.38)} ${n(size * 0.34)} ${n(size * 0.2)} ${n(size * 0.3)} ${n(size * 0.2)}L${n(size * 0.26)} ${n(size * 0.8)}Q0 ${n(size * 0.95)} ${n(-size * 0.26)} ${n(size * 0.8)}L${n(-size * 0.3)} ${n(size * 0.2)}C${n(-size * 0.34)} ${n(size * 0.2)} ${n(-size * 0.8)} ${n(size * 0.38)} ${n(-size)} ${n(size * 0.1)}Z`;
  const gills = shape(
    `M${n(-size * 0.72)} ${n(size * 0.06)}Q0 ${n(-size * 0.42)} ${n(size * 0.72)} ${n(size * 0.06)}Q0 ${n(size * 0.2)} ${n(-size * 0.72)} ${n(size * 0.06)}Z`,
    '#a9774d',
  );
  return under(shape(cap, '#2a1506')) + shape(cap, slope('#f0d9b5', '#c79a66')) + gills;
}
export const carrotCoin = (r = 30): Svg =>
  under(disc(r, '#3d1b02')) +
  disc(r, '#e8771c') +
  disc(r * 0.82, glow('#ff9c3f', '#f08526')) +
  disc(r * 0.34, '#ffb765') +
  ring(7, r * 0.5, () => oval(r * 0.14, 1.6, '#e87a1e'));
export const cube = (roll: Roll, size: number, light: string, dark: string): Svg => {
  const half = size / 2;
  const d = `M${n(-half)} ${n(-half * between(roll, 0.8, 1))}L${n(half * between(roll, 0.8, 1))} ${n(-half)}L${n(half)} ${n(half * between(roll, 0.8, 1))}L${n(-half * between(roll, 0.85, 1))} ${n(half)}Z`;
  return (
    under(shape(d, '#1d0d05')) +
    shape(d, slope(light, dark), `stroke="${dark}" stroke-width="2" stroke-linejoin="round"`)
  );
};
export const pea = (r = 14): Svg =>
  under(disc(r, '#12300a')) +
  disc(r, glow('#9ad65c', '#5aa52f')) +
  at(-r * 0.3, -r * 0.3, disc(r * 0.22, '#ffffff', 'opacity=".6"'));
export const kernel = (size = 14): Svg =>
  shape(
    `M${n(-size * 0.6)} ${n(size * 0.5)}Q${n(-size * 0.7)} ${n(-size * 0.8)} 0 ${n(-size * 0.8)}Q${n(size * 0.7)} ${n(-size * 0.8)} ${n(size * 0.6)} ${n(size * 0.5)}Q0 ${n(size * 0.9)} ${n(-size * 0.6)} ${n(size * 0.5)}Z`,
    slope('#ffe06a', '#e8ab22'),
  );
export const bean = (light: string, dark: string, size = 26): Svg => {
  const d = `M${n(-size)} 0C${n(-size)} ${n(-size * 0.75)} ${n(size)} ${n(-size * 0.75)} ${n(size)} 0C${n(size)} ${n(size * 0.62)} ${n(size * 0.3)} ${n(size * 0.5)} 0 ${n(size * 0.26)}C${n(-size * 0.3)} ${n(size * 0.5)} ${n(-size)} ${n(size * 0.62)} ${n(-size)} 0Z`;
  return (
    under(shape(d, '#1d0d05')) +
    shape(d, slope(light, dark)) +
    at(-size * 0.4, -size * 0.3, oval(size * 0.26, size * 0.1, '#ffffff', 'opacity=".5"'), -14)
  );
};
export const chickpea = (r = 24): Svg =>
  under(disc(r, '#3b2408')) +
  disc(r, glow('#f6dba0', '#d5a657')) +
  stroke(`M${n(r * 0.2)} ${n(-r * 0.1)}q${n(r * 0.34)} ${n(r * 0.16)} ${n(r * 0.3)} ${n(r * 0.52)}`, '#b98941', 3) +
  at(-r * 0.34, -r * 0.34, oval(r * 0.24, r * 0.14, '#ffffff', 'opacity=".55"'), -40);

export function lettuce(roll: Roll, size = 120, light = '#a9d66b', dark = '#5e9c3a'): Svg {
  const d = blob(roll, size, 0.2, 13, 0.7);
  return (
    under(shape(d, '#1b3a0e')) +
    shape(d, slope(light, dark)) +
    stroke(`M${n(-size * 0.8)} 0Q0 ${n(size * 0.08)} ${n(size * 0.75)} 0`, '#e9f6c9', 6, 'opacity=".75"') +
    times(3, (i) =>
      stroke(
        `M${n(-size * 0.4 + i * size * 0.34)} 2l${n(size * 0.22)} ${n(-size * 0.34)}m${n(-size * 0.22)} ${n(size * 0.34)}l${n(size * 0.22)} ${n(size * 0.34)}`,
        '#e9f6c9',
        3,
        'opacity=".5"',
      ),
    )
  );
}
/** Dark, crumpled: kale, cavolo nero, spinach. */
export const kale = (roll: Roll, size = 80): Svg => lettuce(roll, size, '#4f8a45', '#23512b');
export const redCabbage = (roll: Roll, length = 90): Svg =>
  stroke(
    `M0 0q${n(length * 0.3)} ${n(between(roll, -40, 40))} ${n(length)} ${n(between(roll, -14, 14))}`,
    pick(roll, ['#7d2f74', '#a85aa0', '#5e2058']),
    between(roll, 8, 13),
  );
export const strip = (roll: Roll, length: number, width: number, color: string): Svg =>
  stroke(
    `M${n(-length / 2)} 0q${n(length / 2)} ${n(between(roll, -0.35, 0.35) * length)} ${n(length)} 0`,
    color,
    width,
  );
export const pepperRing = (roll: Roll, r = 52, color = '#e0402a'): Svg =>
  shape(blob(roll, r, 0.14, 6), 'none', `stroke="${color}" stroke-width="${n(r * 0.26)}" stroke-linejoin="round"`) +
  shape(blob(roll, r * 0.86, 0.1, 6), 'none', `stroke="#ffffff" stroke-opacity=".3" stroke-width="3"`);
export const courgetteSlice = (r = 46): Svg =>
  under(disc(r, '#1b2f0c')) +
  disc(r, '#4a8a35') +
  disc(r * 0.88, glow('#f3f5cf', '#d9e4a0')) +
  ring(9, r * 0.5, () => oval(r * 0.08, r * 0.04, '#c1cf80'));
export const aubergineSlice = (r = 50): Svg =>
  under(disc(r, '#170a1c')) +
  disc(r, '#43235a') +
  disc(r * 0.88, glow('#f4e6bf', '#d8bd84')) +
  ring(10, r * 0.46, () => oval(r * 0.1, r * 0.04, '#b08e54')) +
  ring(6, r * 0.7, () => oval(r * 0.08, r * 0.035, '#b08e54'), 18);
export function potatoWedge(roll: Roll, size = 70): Svg {
  const d = blob(roll, size, 0.08, 7, 0.62);
  return (
    under(shape(d, '#2a1506')) +
    shape(d, slope('#f9dc8c', '#d99a3c')) +
    faint(0.5, shape(blob(roll, size * 0.6, 0.15, 7, 0.5), '#fbe7ad')) +
    times(3, () => at(between(roll, -size / 2, size / 2), between(roll, -size / 4, size / 4), disc(3.5, '#a9692a')))
  );
}
export function avocadoSlice(size = 90): Svg {
  const d = `M${n(-size)} 0C${n(-size * 0.6)} ${n(-size * 0.62)} ${n(size * 0.6)} ${n(-size * 0.62)} ${n(size)} 0C${n(size * 0.5)} ${n(-size * 0.2)} ${n(-size * 0.5)} ${n(-size * 0.2)} ${n(-size)} 0Z`;
  return (
    under(shape(d, '#12300a')) +
    shape(d, slope('#f0efa0', '#9cc255'), 'stroke="#3f6a2a" stroke-width="5" stroke-linejoin="round"')
  );
}
export function halfAvocado(size = 120): Svg {
  const d = `M${n(-size)} 0C${n(-size)} ${n(-size * 0.5)} ${n(-size * 0.2)} ${n(-size * 0.75)} ${n(size * 0.3)} ${n(-size * 0.62)}C${n(size * 1.15)} ${n(-size * 0.45)} ${n(size * 1.15)} ${n(size * 0.45)} ${n(size * 0.3)} ${n(size * 0.62)}C${n(-size * 0.2)} ${n(size * 0.75)} ${n(-size)} ${n(size * 0.5)} ${n(-size)} 0Z`;
  return (
    under(shape(d, '#12300a')) +
    shape(d, slope('#f4efae', '#b4d06a'), `stroke="#3d5a2b" stroke-width="12" stroke-linejoin="round"`) +
    at(
      size * 0.32,
      0,
      disc(size * 0.36, glow('#b4773e', '#6d3f18')) +
        at(-size * 0.1, -size * 0.12, oval(size * 0.1, size * 0.06, '#ffffff', 'opacity=".5"')),
    )
  );
}
export const garlicClove = (size = 40): Svg =>
  under(
    shape(
      `M0 ${n(-size)}C${n(size * 0.8)} ${n(-size * 0.3)} ${n(size * 0.7)} ${n(size * 0.6)} 0 ${n(size * 0.6)}C${n(-size * 0.7)} ${n(size * 0.6)} ${n(-size * 0.8)} ${n(-size * 0.3)} 0 ${n(-size)}Z`,
      '#2a1506',
    ),
  ) +
  shape(
    `M0 ${n(-size)}C${n(size * 0.8)} ${n(-size * 0.3)} ${n(size * 0.7)} ${n(size * 0.6)} 0 ${n(size * 0.6)}C${n(-size * 0.7)} ${n(size * 0.6)} ${n(-size * 0.8)} ${n(-size * 0.3)} 0 ${n(-size)}Z`,
    slope('#fffaf0', '#dcc9b6'),
  ) +
  stroke(`M0 ${n(-size * 0.8)}Q${n(size * 0.2)} 0 0 ${n(size * 0.5)}`, '#c7a9ad', 2.5);
/** A spear: asparagus, green bean. */
export const spear = (roll: Roll, length = 160, color = '#5b9a3b', width = 16): Svg =>
  stroke(
    `M${n(-length / 2)} 0q${n(length / 2)} ${n(between(roll, -22, 22))} ${n(length)} 0`,
    '#1b3a0e',
    width,
    'opacity=".3" transform="translate(4 7)"',
  ) + stroke(`M${n(-length / 2)} 0q${n(length / 2)} ${n(between(roll, -14, 14))} ${n(length)} 0`, color, width);
export const broccoli = (roll: Roll, size = 60): Svg =>
  at(0, size * 0.5, oval(size * 0.3, size * 0.45, '#a9c975')) +
  under(disc(size * 0.8, '#12300a')) +
  times(12, (i) => {
    const { x, y } = polar(size * 0.52, i * 30);
    return at(x, y, disc(size * 0.32, i % 2 ? '#4d9440' : '#3c7d35'));
  }) +
  times(10, () => {
    const { x, y } = polar(size * 0.4 * roll(), roll() * 360);
    return at(x, y, disc(size * 0.2, pick(roll, ['#66ad50', '#57a045', '#7cc063'])));
  });

import { at, between, n, pick, times, type Roll, type Svg } from '../geometry.js';
import { ring, scatter } from '../placing.js';
import { blob, disc, faint, glow, hoop, inDisc, oval, shape, slab, slope, stroke } from '../shapes.js';

const under = (piece: Svg): Svg => faint(0.32, at(8, 14, piece));

/** A slice of country bread. */
export function breadSlice(roll: Roll, size = 110): Svg {
  const d = `M${n(-size * 0.8)} ${n(size * 0.8)}L${n(-size * 0.86)} ${n(-size * 0.1)}C${n(-size * 1.25)} ${n(-size * 0.9)} ${n(size * 1.25)} ${n(-size * 0.9)} ${n(size * 0.86)} ${n(-size * 0.1)}L${n(size * 0.8)} ${n(size * 0.8)}Q0 ${n(size * 0.92)} ${n(-size * 0.8)} ${n(size * 0.8)}Z`;
  const holes = scatter(roll, 13, size * 0.6, () =>
    oval(between(roll, 4, 11), between(roll, 3, 7), '#e0bd84', 'opacity=".8"'),
  );
  return (
    under(shape(d, '#1d0d05')) + shape(d, '#a4622a') + at(0, 0, shape(d, glow('#fdf0d2', '#f1d6a4')), 0, 0.9) + holes
  );
}
/** A round loaf with a scored crust and flour on it. */
export function loaf(roll: Roll, r = 300): Svg {
  const scores = times(5, (i) =>
    at(
      0,
      (i - 2) * r * 0.3,
      shape(
        `M${n(-r * (0.78 - Math.abs(i - 2) * 0.16))} 0Q0 ${n(-r * 0.16)} ${n(r * (0.78 - Math.abs(i - 2) * 0.16))} 0Q0 ${n(r * 0.05)} ${n(-r * (0.78 - Math.abs(i - 2) * 0.16))} 0Z`,
        slope('#f8dfae', '#d7a05a'),
      ),
    ),
  );
  const flour = times(260, () => {
    const [d, a] = [r * 0.9 * Math.sqrt(roll()), roll() * 6.283];
    return `<circle cx="${n(d * Math.cos(a))}" cy="${n(d * Math.sin(a))}" r="${n(between(roll, 1.5, 4))}" fill="#fff6e2" opacity=".7"/>`;
  });
  return (
    under(disc(r, '#1d0d05', 'filter="url(#blur)"')) +
    shape(blob(roll, r, 0.025, 12), glow('#d4883b', '#7a3d12')) +
    hoop(r * 0.86, '#f0cf96', 16, 'opacity=".25"') +
    hoop(r * 0.64, '#f0cf96', 12, 'opacity=".25"') +
    at(0, 0, scores, -38) +
    flour
  );
}
/** A flat bread with charred bubbles. */
export const flatbread = (roll: Roll, r = 170, squash = 0.8): Svg => {
  const d = blob(roll, r, 0.07, 10, squash);
  const spots = times(15, () => {
    const [distance, angle] = [r * 0.78 * Math.sqrt(roll()), roll() * 6.283];
    return at(
      distance * Math.cos(angle),
      distance * squash * Math.sin(angle),
      oval(between(roll, 8, 26), between(roll, 6, 15), pick(roll, ['#a9641f', '#7d4313', '#c98a3f']), 'opacity=".6"'),
      roll() * 180,
    );
  });
  return under(shape(d, '#1d0d05')) + shape(d, glow('#fbe6b8', '#dda957')) + spots;
};
/** Rim and sauce of a pizza; what lies on it comes on top. */
export const pizzaBase = (roll: Roll, r = 440): Svg => {
  const char = times(26, () =>
    at(
      0,
      0,
      at(
        r * between(roll, 0.9, 0.97),
        0,
        oval(
          between(roll, 10, 30),
          between(roll, 6, 15),
          pick(roll, ['#8a4a16', '#5e2f0c', '#a9641f']),
          'opacity=".55"',
        ),
        90,
      ),
      roll() * 360,
    ),
  );
  return (
    under(disc(r, '#1d0d05', 'filter="url(#blur)"')) +
    shape(blob(roll, r, 0.03, 16), glow('#f6d798', '#c8863a')) +
    char +
    shape(blob(roll, r * 0.84, 0.025, 16), glow('#e2542c', '#b32a14'))
  );
};
/** The edge of a tart or quiche with its marks of a fork. */
export const crust = (r: number, light = '#eabf77', dark = '#b57a34', marks = 40): Svg =>
  disc(r, glow(light, dark)) +
  ring(marks, r * 0.935, () => oval(r * 0.05, r * 0.017, '#a96d2b', 'opacity=".75"')) +
  hoop(r * 0.875, '#9c6226', 5, 'opacity=".45"');
export function lattice(r: number, light = '#f2cd8b', dark = '#cf9648'): Svg {
  const bars = times(6, (i) =>
    at(0, (i - 2.5) * r * 0.31, slab(r * 2, r * 0.14, 6, dark) + at(0, -3, slab(r * 2, r * 0.1, 6, light))),
  );
  return inDisc(r, at(0, 0, bars, 45) + at(0, 0, bars, -45));
}
export function cookie(roll: Roll, r = 120): Svg {
  const chips = scatter(roll, 9, r * 0.72, () => shape(blob(roll, r * 0.13, 0.3, 5), glow('#7a4a2a', '#3a1c0c')));
  return (
    under(disc(r, '#1d0d05')) +
    shape(blob(roll, r, 0.04, 12), glow('#eab768', '#b1742f')) +
    scatter(roll, 10, r * 0.8, () =>
      stroke(`M-14 0q10 ${n(between(roll, -9, 9))} 28 0`, '#a3672a', 3.4, 'opacity=".55"'),
    ) +
    chips
  );
}
export const pancake = (roll: Roll, r = 250): Svg =>
  under(disc(r, '#1d0d05', 'filter="url(#blur)"')) +
  shape(blob(roll, r, 0.03, 12), '#f2d08e') +
  shape(blob(roll, r * 0.95, 0.03, 12), glow('#dd9f4c', '#b87228')) +
  hoop(r * 0.72, '#f0c480', 12, 'opacity=".3"');
/** A cake from above: icing with a soft rim. */
export const cakeTop = (r: number, light: string, dark: string, side: string): Svg =>
  under(disc(r * 1.02, '#1d0d05', 'filter="url(#blur)"')) +
  disc(r, side) +
  disc(r * 0.96, glow(light, dark)) +
  hoop(r * 0.9, '#ffffff', 6, 'opacity=".25"');
/** A piped rosette of cream. */
export const rosette = (r = 46, light = '#ffffff', dark = '#eadfce'): Svg =>
  under(disc(r, '#1d0d05')) +
  ring(7, r * 0.52, () => oval(r * 0.5, r * 0.36, glow(light, dark))) +
  ring(5, r * 0.24, () => oval(r * 0.34, r * 0.26, glow(light, dark))) +
  disc(r * 0.18, light);
export const square = (roll: Roll, size: number, light: string, dark: string): Svg =>
  under(slab(size, size, 10, '#1d0d05')) +
  slab(size, size, 10, slope(light, dark)) +
  times(5, () =>
    at(
      between(roll, -size * 0.35, size * 0.35),
      between(roll, -size * 0.35, size * 0.35),
      stroke(`M-12 0q10 ${n(between(roll, -10, 10))} 26 2`, dark, 3),
    ),
  );
export function cinnamonBun(roll: Roll, r = 120): Svg {
  const turns = times(60, (i) => {
    const a = i * 0.32;
    const d = 10 + (r * 0.84 * i) / 60;
    return `${i ? 'L' : 'M'}${n(d * Math.cos(a))} ${n(d * Math.sin(a))}`;
  });
  const sugar = times(16, () => {
    const [d, a] = [r * 0.8 * Math.sqrt(roll()), roll() * 6.283];
    return at(d * Math.cos(a), d * Math.sin(a), slab(9, 9, 2, '#fffaf0'), roll() * 90);
  });
  return (
    under(disc(r, '#1d0d05')) +
    shape(blob(roll, r, 0.03, 12), glow('#eab25c', '#b06f25')) +
    stroke(turns, '#6d3a14', 12) +
    stroke(turns, '#f0c274', 3, 'opacity=".35" transform="translate(-4 -5)"') +
    sugar
  );
}
export function pretzel(size = 150): Svg {
  const d = `M${n(-size * 0.3)} ${n(size * 0.7)}C${n(size * 0.2)} ${n(size * 0.1)} ${n(size * 1.15)} ${n(-size * 0.1)} ${n(size * 0.95)} ${n(-size * 0.55)}C${n(size * 0.75)} ${n(-size)} ${n(size * 0.1)} ${n(-size * 0.85)} 0 ${n(-size * 0.5)}C${n(-size * 0.1)} ${n(-size * 0.85)} ${n(-size * 0.75)} ${n(-size)} ${n(-size * 0.95)} ${n(-size * 0.55)}C${n(-size * 1.15)} ${n(-size * 0.1)} ${n(-size * 0.2)} ${n(size * 0.1)} ${n(size * 0.3)} ${n(size * 0.7)}`;
  const bottom = `M${n(-size * 0.86)} ${n(-size * 0.2)}C${n(-size)} ${n(size * 0.6)} ${n(-size * 0.5)} ${n(size * 0.86)} 0 ${n(size * 0.84)}C${n(size * 0.5)} ${n(size * 0.86)} ${n(size)} ${n(size * 0.6)} ${n(size * 0.86)} ${n(-size * 0.2)}`;
  const rope = (path: string, width: number) =>
    stroke(path, '#5e2c0c', width) +
    stroke(path, '#a45a1e', width * 0.8, 'transform="translate(-2 -4)"') +
    stroke(path, '#d28a44', width * 0.24, 'transform="translate(-5 -9)"');
  const salt = [
    [-0.9, 0.2],
    [-0.6, 0.66],
    [-0.2, 0.84],
    [0.24, 0.82],
    [0.62, 0.64],
    [0.88, 0.24],
    [-0.8, -0.7],
    [0.8, -0.7],
    [-0.4, -0.78],
    [0.4, -0.78],
  ];
  return (
    at(8, 14, faint(0.3, stroke(d + bottom, '#1d0d05', size * 0.26))) +
    rope(bottom, size * 0.3) +
    rope(d, size * 0.2) +
    at(
      0,
      size * 0.87,
      shape(
        `M${n(-size * 0.3)} 0Q0 ${n(-size * 0.12)} ${n(size * 0.3)} 0Q0 ${n(size * 0.12)} ${n(-size * 0.3)} 0Z`,
        '#f4d8a4',
      ),
    ) +
    salt.map(([x = 0, y = 0], i) => at(x * size, y * size, slab(10, 10, 2, '#ffffff'), i * 27)).join('')
  );
}
/** A tortilla folded over; the filling shows at its open edge. */
export const tacoShell = (size = 190): Svg => {
  const back = `M${n(-size)} ${n(size * 0.36)}A${n(size)} ${n(size)} 0 0 1 ${n(size)} ${n(size * 0.36)}Z`;
  return under(shape(back, '#1d0d05')) + shape(back, slope('#f9dc94', '#d9a64b'), 'stroke="#c08b36" stroke-width="4"');
};
export const chocolate = (roll: Roll, size = 34): Svg => shape(blob(roll, size, 0.2, 5), slope('#7a4a2a', '#2f150a'));
/** A fine dust of sugar or cocoa over a disc. */
export const dust = (roll: Roll, count: number, radius: number, color: string): Svg =>
  times(count, () => {
    const [d, a] = [radius * Math.sqrt(roll()), roll() * 6.283];
    return `<circle cx="${n(d * Math.cos(a))}" cy="${n(d * Math.sin(a))}" r="${n(between(roll, 1, 3.4))}" fill="${color}" opacity=".8"/>`;
  });

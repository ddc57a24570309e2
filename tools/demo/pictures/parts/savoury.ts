import { at, between, n, pick, times, type Roll, type Svg } from '../geometry.js';
import { ring } from '../placing.js';
import { blob, disc, faint, glow, hoop, inDisc, oval, shape, slab, slope, stroke } from '../shapes.js';

const under = (piece: Svg): Svg => faint(0.3, at(6, 10, piece));

export const friedEgg = (roll: Roll, r = 120): Svg => {
  const white = blob(roll, r, 0.14, 9);
  return (
    under(shape(white, '#1d0d05')) +
    shape(white, slope('#ffffff', '#ece4d4'), 'stroke="#e8c993" stroke-width="5"') +
    at(
      r * 0.06,
      -r * 0.02,
      disc(r * 0.43, '#e08a10') +
        disc(r * 0.4, glow('#ffd04a', '#f4a11b')) +
        at(-r * 0.13, -r * 0.15, oval(r * 0.1, r * 0.06, '#ffffff', 'opacity=".8"'), -35),
    )
  );
};

export const poachedEgg = (roll: Roll, r = 80): Svg =>
  faint(0.96, shape(blob(roll, r, 0.1, 9), slope('#ffffff', '#f0e6d6'))) +
  disc(r * 0.46, glow('#ffcf4a', '#f09a18')) +
  at(-r * 0.14, -r * 0.16, oval(r * 0.1, r * 0.06, '#ffffff', 'opacity=".85"'), -35);

export const eggHalf = (r = 64): Svg =>
  under(oval(r, r * 0.8, '#1d0d05')) +
  oval(r, r * 0.8, slope('#ffffff', '#e9dfce')) +
  disc(r * 0.46, glow('#ffb52e', '#ee8a12')) +
  at(-r * 0.12, -r * 0.14, oval(r * 0.12, r * 0.07, '#ffffff', 'opacity=".7"'), -30);

export const meatball = (roll: Roll, r = 56, light = '#a9663a', dark = '#5e2f17'): Svg =>
  under(disc(r, '#1d0d05')) +
  shape(blob(roll, r, 0.05, 10), glow(light, dark)) +
  times(7, () =>
    at(
      between(roll, -r * 0.6, r * 0.6),
      between(roll, -r * 0.6, r * 0.6),
      oval(r * 0.13, r * 0.08, pick(roll, ['#c98552', '#7d4524', '#4f2410']), 'opacity=".75"'),
      roll() * 180,
    ),
  ) +
  at(-r * 0.3, -r * 0.36, oval(r * 0.24, r * 0.12, '#ffffff', 'opacity=".3"'), -35);

export const chunk = (roll: Roll, size = 58, light = '#c98a52', dark = '#8a4c22'): Svg => {
  const d = blob(roll, size, 0.16, 7, between(roll, 0.7, 0.9));
  return (
    under(shape(d, '#1d0d05')) +
    shape(d, slope(light, dark)) +
    faint(0.4, shape(blob(roll, size * 0.5, 0.3, 6, 0.5), '#ffe1b0')) +
    stroke(
      `M${n(-size * 0.4)} ${n(size * 0.2)}q${n(size * 0.4)} ${n(-size * 0.2)} ${n(size * 0.8)} 0`,
      dark,
      3,
      'opacity=".6"',
    )
  );
};

export function drumstick(size = 120, light = '#e2a04e', dark = '#9a531b'): Svg {
  const meat = `M${n(-size)} 0C${n(-size)} ${n(-size * 0.72)} ${n(size * 0.1)} ${n(-size * 0.66)} ${n(size * 0.7)} ${n(-size * 0.14)}L${n(size * 0.7)} ${n(size * 0.14)}C${n(size * 0.1)} ${n(size * 0.66)} ${n(-size)} ${n(size * 0.72)} ${n(-size)} 0Z`;
  const bone = at(
    size * 0.95,
    0,
    slab(size * 0.6, size * 0.15, 12, '#f6ead2') +
      at(size * 0.3, -size * 0.08, disc(size * 0.11, '#f6ead2')) +
      at(size * 0.3, size * 0.08, disc(size * 0.11, '#f6ead2')),
  );
  return (
    under(shape(meat, '#1d0d05')) +
    bone +
    shape(meat, slope(light, dark)) +
    faint(0.5, at(-size * 0.36, -size * 0.2, oval(size * 0.4, size * 0.16, '#ffd592'), -12)) +
    times(3, (i) =>
      at(-size * 0.5 + i * size * 0.35, size * 0.2, oval(size * 0.1, size * 0.05, '#6d3510', 'opacity=".55"')),
    )
  );
}

export const sausageSlice = (r = 32): Svg =>
  under(disc(r, '#1d0d05')) +
  disc(r, '#8c3f22') +
  disc(r * 0.86, glow('#e58f68', '#cc6f4b')) +
  ring(6, r * 0.45, () => disc(3.4, '#f7c9ac'));

export const sausage = (length = 230, light = '#cf7a48', dark = '#8c4320'): Svg =>
  stroke(
    `M${n(-length / 2)} 0q${n(length / 2)} ${n(-length * 0.2)} ${n(length)} 0`,
    '#1d0d05',
    56,
    'opacity=".3" transform="translate(6 10)"',
  ) +
  stroke(`M${n(-length / 2)} 0q${n(length / 2)} ${n(-length * 0.2)} ${n(length)} 0`, dark, 56) +
  stroke(`M${n(-length / 2)} -5q${n(length / 2)} ${n(-length * 0.2)} ${n(length)} 0`, light, 40) +
  times(4, (i) => at(-length * 0.32 + i * length * 0.21, -length * 0.075, stroke('M-9 -15L9 15', '#6d2f12', 6)));

/** A log of minced meat from the grill. */
export const kofta = (roll: Roll, length = 200): Svg => {
  const d = `M${n(-length / 2)} 0C${n(-length / 2)} -56 ${n(length / 2)} -56 ${n(length / 2)} 0C${n(length / 2)} 56 ${n(-length / 2)} 56 ${n(-length / 2)} 0Z`;
  return (
    under(shape(d, '#1d0d05')) +
    shape(d, slope('#a9623a', '#5a2a14')) +
    times(4, (i) =>
      at(-length * 0.3 + i * length * 0.2, 0, stroke('M-12 -32Q0 0 8 34', '#3a1708', 9, 'opacity=".75"')),
    ) +
    times(12, () =>
      at(
        between(roll, -length * 0.4, length * 0.4),
        between(roll, -26, 26),
        disc(4, pick(roll, ['#6fa548', '#d08a55', '#7d4020'])),
      ),
    )
  );
};

export const falafel = (roll: Roll, r = 64): Svg =>
  under(disc(r, '#1d0d05')) +
  shape(blob(roll, r, 0.06, 12), glow('#b9813f', '#6d4218')) +
  times(26, () =>
    at(
      between(roll, -r * 0.68, r * 0.68),
      between(roll, -r * 0.68, r * 0.68),
      disc(between(roll, 3, 7), pick(roll, ['#d9a75c', '#8a5a26', '#5f3a14', '#7f9440']), 'opacity=".8"'),
    ),
  );

export const tofu = (roll: Roll, size = 66): Svg => {
  const half = size / 2;
  const d = `M${n(-half)} ${n(-half)}L${n(half)} ${n(-half * between(roll, 0.9, 1))}L${n(half * between(roll, 0.9, 1))} ${n(half)}L${n(-half)} ${n(half * between(roll, 0.9, 1))}Z`;
  return (
    under(shape(d, '#1d0d05')) +
    shape(d, slope('#fffdf3', '#e6d8b8'), 'stroke="#e6d3a6" stroke-width="6" stroke-linejoin="round"') +
    faint(0.5, at(-half * 0.2, -half * 0.3, oval(size * 0.22, size * 0.1, '#ffffff')))
  );
};

export const feta = (roll: Roll, size = 36): Svg => {
  const d = blob(roll, size, 0.14, 5, 0.85);
  return (
    under(shape(d, '#1d0d05')) +
    shape(d, slope('#ffffff', '#e9e3d3')) +
    times(3, () =>
      at(between(roll, -size * 0.4, size * 0.4), between(roll, -size * 0.3, size * 0.3), disc(3, '#d8d0bb')),
    )
  );
};

export const mozzarella = (roll: Roll, r = 62): Svg =>
  shape(blob(roll, r, 0.14, 9), glow('#fffdf6', '#f4e3bf')) +
  times(3, () =>
    at(
      between(roll, -r * 0.5, r * 0.5),
      between(roll, -r * 0.5, r * 0.5),
      oval(r * 0.16, r * 0.1, '#d9a04c', 'opacity=".65"'),
      roll() * 180,
    ),
  );

/** A crust of browned cheese over a disc: patches of gold. */
export const gratin = (roll: Roll, r: number): Svg =>
  inDisc(
    r,
    disc(r, glow('#ffdf86', '#d9932c')) +
      times(46, () =>
        at(
          between(roll, -r, r),
          between(roll, -r, r),
          oval(
            between(roll, 18, 56),
            between(roll, 12, 30),
            pick(roll, ['#fff0b5', '#f6c75a', '#b9691a', '#e9a83d', '#ffe795']),
            'opacity=".6"',
          ),
          roll() * 180,
        ),
      ),
  );

export const shaving = (roll: Roll, size = 52): Svg =>
  shape(
    `M${n(-size)} 0Q0 ${n(-size * between(roll, 0.4, 0.7))} ${n(size)} 0Q0 ${n(-size * 0.1)} ${n(-size)} 0Z`,
    slope('#fff6d6', '#ecd08d'),
  );

export const porkSlice = (roll: Roll, r = 100): Svg =>
  under(disc(r, '#1d0d05')) +
  shape(blob(roll, r, 0.07, 10), slope('#d79a6e', '#a9623d')) +
  shape(blob(roll, r * 0.82, 0.12, 9), '#f1cba8') +
  shape(blob(roll, r * 0.66, 0.18, 8), '#c07f58') +
  stroke(
    `M${n(-r * 0.5)} ${n(r * 0.14)}q${n(r * 0.5)} ${n(-r * 0.5)} ${n(r * 0.94)} ${n(-r * 0.1)}`,
    '#f6d9bd',
    r * 0.15,
  ) +
  hoop(r * 0.95, '#7d3f1f', 8, 'opacity=".7"');

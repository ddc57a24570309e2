import { at, n, times, type Svg } from '../geometry.js';
import { ring } from '../placing.js';
import { disc, faint, glow, oval, shape, slab, slope, stroke } from '../shapes.js';
import { swirl } from './sauces.js';

const under = (piece: Svg): Svg => faint(0.3, at(6, 10, piece));

export function shrimp(size = 62): Svg {
  const d = `M${n(size * 0.7)} ${n(-size * 0.5)}A${n(size * 0.86)} ${n(size * 0.86)} 0 1 0 ${n(size * 0.5)} ${n(size * 0.66)}`;
  const joints = times(5, (i) =>
    at(0, 0, stroke(`M${n(-size * 0.56)} 0L${n(-size * 1.06)} 0`, '#e4673c', 5), i * 38 - 60),
  );
  return (
    stroke(d, '#1d0d05', size * 0.5, 'opacity=".25" transform="translate(5 9)"') +
    stroke(d, '#f08455', size * 0.5) +
    stroke(d, '#ffc9a3', size * 0.24) +
    joints +
    at(
      size * 0.56,
      size * 0.74,
      shape(`M0 0L${n(size * 0.5)} ${n(-size * 0.16)}L${n(size * 0.42)} ${n(size * 0.36)}Z`, '#e0552c'),
    )
  );
}

export function mussel(size = 70): Svg {
  const shell = `M${n(-size)} 0C${n(-size * 0.7)} ${n(-size * 0.7)} ${n(size * 0.7)} ${n(-size * 0.62)} ${n(size)} ${n(-size * 0.04)}C${n(size * 0.7)} ${n(size * 0.5)} ${n(-size * 0.6)} ${n(size * 0.55)} ${n(-size)} 0Z`;
  return (
    under(shape(shell, '#000000')) +
    shape(shell, slope('#3d4560', '#14172a')) +
    at(size * 0.06, 0, oval(size * 0.74, size * 0.34, slope('#dfe3ee', '#9aa0bb'))) +
    at(size * 0.1, 0, oval(size * 0.5, size * 0.24, glow('#ffb95e', '#e0812a')))
  );
}

/** A piece of salmon with its white lines. */
export function salmon(length = 300, height = 140): Svg {
  const d = `M${n(-length / 2)} ${n(-height * 0.3)}Q${n(-length * 0.2)} ${n(-height * 0.6)} ${n(length / 2)} ${n(-height * 0.36)}Q${n(length * 0.58)} ${n(height * 0.1)} ${n(length / 2 - 14)} ${n(height * 0.42)}Q0 ${n(height * 0.6)} ${n(-length / 2)} ${n(height * 0.36)}Q${n(-length * 0.57)} 0 ${n(-length / 2)} ${n(-height * 0.3)}Z`;
  const lines = times(6, (i) =>
    stroke(
      `M${n(-length * 0.36 + i * length * 0.15)} ${n(-height * 0.38)}q${n(length * 0.08)} ${n(height * 0.38)} 0 ${n(height * 0.78)}`,
      '#ffd9bf',
      6,
      'opacity=".85"',
    ),
  );
  return (
    under(shape(d, '#1d0d05')) +
    shape(d, slope('#ff9d6b', '#e0623a')) +
    lines +
    faint(
      0.4,
      stroke(
        `M${n(-length * 0.42)} ${n(height * 0.4)}Q0 ${n(height * 0.56)} ${n(length * 0.42)} ${n(height * 0.4)}`,
        '#8a2f12',
        14,
      ),
    )
  );
}

export const seaweed = (width = 150, height = 230): Svg =>
  under(slab(width, height, 6, '#000000')) +
  slab(width, height, 6, slope('#2f4436', '#121e17')) +
  times(5, (i) =>
    at(0, -height * 0.4 + i * height * 0.2, stroke(`M${n(-width * 0.4)} 0L${n(width * 0.4)} 4`, '#3f5a48', 3)),
  );

export const fishCake = (r = 44): Svg =>
  under(disc(r, '#1d0d05')) +
  disc(r, '#fdf9f2') +
  ring(14, r * 0.96, () => disc(r * 0.1, '#fdf9f2')) +
  at(0, 0, swirl(2, r * 0.5, '#ee7fa0', 8));

import { at, between, n, times, type Roll, type Svg } from '../geometry.js';
import { blob, disc, faint, glow, hoop, shape, stroke } from '../shapes.js';

const under = (piece: Svg): Svg => faint(0.3, at(6, 10, piece));

/** The surface of a soup, sauce or stew, darker to its rim. */
export const pool = (r: number, light: string, dark: string): Svg => disc(r, glow(light, dark));

/** A puddle with an uneven edge. */
export const puddle = (roll: Roll, r: number, light: string, dark: string, wobble = 0.1): Svg =>
  shape(blob(roll, r, wobble, 11), glow(light, dark));

/** Cream or yogurt drawn through a soup with a spoon. */
export function swirl(turns: number, reach: number, color = '#fffaf0', width = 18): Svg {
  const steps = turns * 24;
  const points = Array.from({ length: steps }, (_, i) => {
    const r = 8 + (reach * i) / steps;
    const angle = (i / 24) * 2 * Math.PI;
    return `${i === 0 ? 'M' : 'L'}${n(r * Math.cos(angle))} ${n(r * Math.sin(angle))}`;
  });
  return stroke(points.join(''), color, width, 'opacity=".92"');
}

/** A spoonful of yogurt, cream or ricotta. */
export const dollop = (roll: Roll, r = 70, light = '#ffffff', dark = '#e9e2d2'): Svg =>
  under(shape(blob(roll, r, 0.08, 8), '#1d0d05')) +
  shape(blob(roll, r, 0.09, 8), glow(light, dark)) +
  stroke(
    `M${n(-r * 0.5)} ${n(r * 0.1)}q${n(r * 0.2)} ${n(-r * 0.5)} ${n(r * 0.62)} ${n(-r * 0.34)}q${n(r * 0.36)} ${n(r * 0.2)} 0 ${n(r * 0.4)}`,
    '#d8cfbb',
    5,
    'opacity=".8"',
  );

/** Drops of oil on a surface. */
export const oilDrop = (r = 14, color = '#e8b93a'): Svg =>
  disc(r, color, 'opacity=".6"') +
  hoop(r, '#fff3c4', 2, 'opacity=".6"') +
  at(-r * 0.3, -r * 0.3, disc(r * 0.2, '#ffffff', 'opacity=".8"'));

/** A thin line of sauce back and forth. */
export const drizzle = (roll: Roll, reach: number, color: string, width = 9): Svg => {
  const zigs = times(
    7,
    (i) => `L${n((i % 2 ? 1 : -1) * reach * between(roll, 0.75, 1))} ${n(-reach * 0.8 + (i * reach * 1.6) / 6)}`,
  );
  return stroke(`M${n(-reach * 0.3)} ${n(-reach)}${zigs}`, color, width, 'opacity=".9"');
};

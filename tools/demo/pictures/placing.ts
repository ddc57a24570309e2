import { at, between, polar, times, type Point, type Roll, type Svg } from './geometry.js';

const CANDIDATES = 14;

/** Points inside a disc that keep their distance, as a cook would lay things out. */
export const spread = (roll: Roll, count: number, radius: number): Point[] =>
  apart(count, () => polar(radius * Math.sqrt(roll()), roll() * 360));

/** Of some candidates, each time the one with the most room around it. */
function apart(count: number, candidate: () => Point): Point[] {
  const points: Point[] = [];
  while (points.length < count) {
    const candidates = Array.from({ length: CANDIDATES }, candidate);
    points.push(candidates.reduce((best, one) => (room(one, points) > room(best, points) ? one : best)));
  }
  return points;
}

/** Lays pieces loosely over a disc, each turned at random. */
export function scatter(roll: Roll, count: number, radius: number, make: (index: number) => Svg): Svg {
  const points = spread(roll, count, radius);
  return points.map(({ x, y }, index) => at(x, y, make(index), roll() * 360)).join('');
}

/** Lays pieces loosely over a rectangle, each turned at random. */
export function scatterBox(roll: Roll, count: number, width: number, height: number, make: () => Svg): Svg {
  const inBox = () => ({ x: between(roll, -width / 2, width / 2), y: between(roll, -height / 2, height / 2) });
  return apart(count, inBox)
    .map(({ x, y }) => at(x, y, make(), roll() * 360))
    .join('');
}

/** Sets pieces on a circle, each facing outwards; `from` is where the first one stands. */
export function ring(count: number, radius: number, make: (index: number) => Svg, from = 0): Svg {
  return times(count, (index) => {
    const degrees = from + (index * 360) / count;
    const { x, y } = polar(radius, degrees);
    return at(x, y, make(index), degrees);
  });
}

/** Sets pieces in rows and columns around the middle. */
export function grid(columns: number, rows: number, stepX: number, stepY: number, make: (index: number) => Svg): Svg {
  return times(columns * rows, (index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    return at((column - (columns - 1) / 2) * stepX, (row - (rows - 1) / 2) * stepY, make(index));
  });
}

function room(point: Point, others: Point[]): number {
  return Math.min(Infinity, ...others.map((other) => Math.hypot(point.x - other.x, point.y - other.y)));
}

/** A number from 0 up to 1, the same sequence for the same seed. */
export type Roll = () => number;
/** A piece of SVG. Every part is drawn around the point 0, 0; `at` puts it where it belongs. */
export type Svg = string;
export interface Point {
  x: number;
  y: number;
}

/** A generator that gives the same picture each time: its seed is the recipe's key. */
export function dice(seed: string): Roll {
  let state = [...seed].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const between = (roll: Roll, low: number, high: number): number => low + roll() * (high - low);

export function pick<T>(roll: Roll, options: readonly [T, ...T[]]): T {
  return options[Math.floor(roll() * options.length)] ?? options[0];
}

/** Short numbers keep the files small and change nothing that can be seen. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** Places a piece; `turn` in degrees, clockwise. */
export function at(x: number, y: number, piece: Svg, turn = 0, scale = 1): Svg {
  const size = scale === 1 ? '' : ` scale(${Math.round(scale * 100) / 100})`;
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})${size}">${piece}</g>`;
}

export function polar(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

/** Repeats a piece, `make(0)` to `make(count - 1)`. */
export function times(count: number, make: (index: number) => Svg): Svg {
  return Array.from({ length: count }, (_, index) => make(index)).join('');
}

import { between, n, times, type Roll, type Svg } from './geometry.js';
import { HEIGHT, WIDTH } from './drawing.js';

const ground = (color: string) => `<rect width="${WIDTH}" height="${HEIGHT}" fill="${color}"/>`;
const bar = (x: number, y: number, width: number, height: number, fill: string, opacity: number) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}" opacity="${opacity}"/>`;

/** Plain woven cloth. */
export function linen(roll: Roll, color: string, thread = '#ffffff'): Svg {
  const across = times(100, () => bar(0, roll() * HEIGHT, WIDTH, between(roll, 1, 3), thread, 0.09));
  const down = times(120, () => bar(roll() * WIDTH, 0, between(roll, 1, 3), HEIGHT, thread, 0.09));
  return ground(color) + across + down;
}

/** Checked cloth. */
export function gingham(color: string, base = '#fdf8ef', size = 100): Svg {
  const down = times(WIDTH / size / 2, (i) => bar(i * size * 2, 0, size, HEIGHT, color, 0.42));
  const across = times(HEIGHT / size / 2, (i) => bar(0, i * size * 2, WIDTH, size, color, 0.42));
  return ground(base) + down + across;
}

/** Kitchen towel with narrow stripes. */
export function ticking(color: string, base = '#f7f1e5'): Svg {
  return (
    ground(base) +
    times(14, (i) => bar(i * 120 + 30, 0, 26, HEIGHT, color, 0.55) + bar(i * 120 + 68, 0, 8, HEIGHT, color, 0.55))
  );
}

/** Boards of a table, with their grain. */
export function planks(roll: Roll, color: string, grain: string): Svg {
  const boards = times(5, (board) => {
    const top = board * (HEIGHT / 5);
    const lines = times(13, () => grainLine(roll, top, grain));
    return bar(0, top, WIDTH, HEIGHT / 5, grain, between(roll, 0, 0.16)) + lines + bar(0, top, WIDTH, 5, grain, 0.8);
  });
  return ground(color) + boards;
}

/** Smooth stone with chips in it. */
export function terrazzo(roll: Roll, color: string, chips: readonly string[]): Svg {
  const chip = (index: number) => {
    const [x, y] = [roll() * WIDTH, roll() * HEIGHT];
    const corners = times(5, (i) => {
      const angle = (i * 2 * Math.PI) / 5;
      const r = between(roll, 8, 30);
      return `${n(x + r * Math.cos(angle))},${n(y + r * Math.sin(angle))} `;
    });
    return `<polygon points="${corners}" fill="${chips[index % chips.length]}" opacity=".7"/>`;
  };
  return ground(color) + times(90, chip);
}

/** Glazed tiles. */
export function tiles(roll: Roll, color: string, joint = '#ffffff'): Svg {
  const size = 200;
  const tile = (index: number) => {
    const [column, row] = [index % 8, Math.floor(index / 8)];
    const box = `x="${column * size + 5}" y="${row * size + 5}" width="${size - 10}" height="${size - 10}" rx="10"`;
    return `<rect ${box} fill="${color}"/><rect ${box} fill="#ffffff" opacity="${n(roll() * 1.6) === '0' ? 0 : roll() * 0.16}"/>`;
  };
  return ground(joint) + times(48, tile);
}

/** A dotted cloth. */
export function dotted(color: string, dot = '#ffffff'): Svg {
  const step = 90;
  return (
    ground(color) +
    times(18 * 15, (i) => {
      const row = Math.floor(i / 18);
      return `<circle cx="${(i % 18) * step + (row % 2) * 45}" cy="${row * 80 + 30}" r="9" fill="${dot}" opacity=".55"/>`;
    })
  );
}

function grainLine(roll: Roll, top: number, color: string): Svg {
  const y = top + 10 + roll() * (HEIGHT / 5 - 20);
  const bend = between(roll, -14, 14);
  const d = `M0 ${n(y)}C500 ${n(y + bend)} 1000 ${n(y - bend)} ${WIDTH} ${n(y + bend / 2)}`;
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(between(roll, 1, 3))}" opacity=".35"/>`;
}

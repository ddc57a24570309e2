/** A color as three channels of 0–255. */
export type Rgb = readonly [red: number, green: number, blue: number];

const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];
/** Above this relative luminance black text has more contrast than white. */
const LIGHT_FROM = 0.179;
const MIX_STEPS = 40;
/** WCAG requires 4.5; rounding to whole channels loses a little. */
const READABLE = 4.6;

/** Reads `#rgb`, `#rrggbb` and `rgb(r, g, b)`; anything else is null. */
export function parseColor(text: string): Rgb | null {
  const value = text.trim();
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(value);
  if (short) return channels(short, (digit) => Number.parseInt(digit + digit, 16));
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})(?:[\da-f]{2})?$/i.exec(value);
  if (long) return channels(long, (pair) => Number.parseInt(pair, 16));
  const rgb = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/i.exec(value);
  return rgb && channels(rgb, (digits) => Math.min(255, Number(digits)));
}

/** A color as `#rrggbb`. */
export function toHex(color: Rgb): string {
  return `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance of WCAG, 0 (black) to 1 (white). */
export function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((channel) => linear(channel / 255)) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of WCAG between two colors, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Mixes `share` of `other` into `base`. */
export function mix(base: Rgb, other: Rgb, share: number): Rgb {
  const at = (index: 0 | 1 | 2) => base[index] + (other[index] - base[index]) * share;
  return [at(0), at(1), at(2)];
}

/** Whether dark text belongs on this fill. */
export function isLight(fill: Rgb): boolean {
  return luminance(fill) > LIGHT_FROM;
}

/** The color itself, or the nearest darker or lighter one that reaches `ratio` on each background. */
export function readableOn(color: Rgb, backgrounds: readonly Rgb[], ratio = READABLE): Rgb {
  const towards = backgrounds.every(isLight) ? BLACK : WHITE;
  for (let step = 0; step <= MIX_STEPS; step += 1) {
    const candidate = mix(color, towards, step / MIX_STEPS);
    if (backgrounds.every((background) => contrast(candidate, background) >= ratio)) return candidate;
  }
  return towards;
}

/** A random color of medium lightness and saturation, as `#rrggbb`. */
export function randomColor(random: () => number = Math.random): string {
  const channel = () => 48 + Math.floor(random() * 160);
  return toHex([channel(), channel(), channel()]);
}

function channels(match: RegExpExecArray, read: (text: string) => number): Rgb {
  return [read(match[1] ?? ''), read(match[2] ?? ''), read(match[3] ?? '')];
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

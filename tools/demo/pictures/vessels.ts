import { at, between, n, times, type Roll, type Svg } from './geometry.js';
import { disc, faint, glow, hoop, inBox, inDisc, shadow, slab, slope, stroke } from './shapes.js';

/** A flat plate; the food may cover up to about 0.72 of its radius. */
export function plate(r: number, color = '#fbf7f0', edge = '#e4dacb', band = edge): Svg {
  return (
    shadow(disc(r, '#000')) +
    disc(r, slope('#ffffff', edge)) +
    disc(r * 0.985, color) +
    hoop(r * 0.92, band, r * 0.018) +
    disc(r * 0.74, slope(edge, '#ffffff')) +
    disc(r * 0.725, color)
  );
}

/** A bowl seen from above; `content` is cut to its inside, which has 0.86 of the radius. */
export function bowl(r: number, color: string, edge: string, content: Svg): Svg {
  const inside = r * 0.86;
  return (
    shadow(disc(r, '#000')) +
    disc(r, slope('#ffffff', edge)) +
    disc(r * 0.975, color) +
    disc(inside + 6, edge) +
    inDisc(inside, content + faint(0.32, rimShade(inside)))
  );
}

/** An iron pan with its handle to the lower right. */
export function skillet(r: number, content: Svg): Svg {
  const handle = slab(r * 0.95, r * 0.2, r * 0.1, '#2b2b2e') + at(r * 0.36, 0, slab(r * 0.13, r * 0.07, 20, '#55555a'));
  const body = at(r * 1.32 * 0.82, r * 1.32 * 0.57, handle, 35);
  return (
    shadow(disc(r, '#000') + body) +
    body +
    disc(r, slope('#5b5b60', '#1c1c1f')) +
    disc(r * 0.95, '#2e2e31') +
    inDisc(r * 0.9, disc(r, '#232326') + content + faint(0.4, rimShade(r * 0.9)))
  );
}

/** An enamelled pot with two ears. */
export function pot(r: number, color: string, dark: string, content: Svg): Svg {
  const ear = (side: number) =>
    at(side * r * 1.04, 0, hoop(r * 0.17, dark, r * 0.085) + hoop(r * 0.17, color, r * 0.055));
  return (
    shadow(disc(r, '#000') + ear(1) + ear(-1)) +
    ear(1) +
    ear(-1) +
    disc(r, slope(color, dark)) +
    disc(r * 0.95, dark) +
    inDisc(r * 0.9, disc(r, '#f4ead9') + content + faint(0.4, rimShade(r * 0.9)))
  );
}

/** A baking dish with rounded corners and two handles; `content` is cut to its inside. */
export function dish(width: number, height: number, color: string, dark: string, content: Svg): Svg {
  const handles = slab(width + 110, height * 0.34, 40, dark);
  return (
    shadow(slab(width + 40, height + 40, 60, '#000') + handles) +
    handles +
    slab(width + 44, height + 44, 58, slope(color, dark)) +
    slab(width + 14, height + 14, 44, dark) +
    inBox(width, height, slab(width, height, 30, '#f4ead9') + content + boxShade(width, height))
  );
}

/** A wooden board. */
export function board(roll: Roll, width: number, height: number, color = '#c98f55', grain = '#a86f3a'): Svg {
  const lines = times(16, () => {
    const y = between(roll, -height / 2 + 14, height / 2 - 14);
    const bend = between(roll, -10, 10);
    const reach = width / 2 - 16;
    return stroke(
      `M${n(-reach)} ${n(y)}Q0 ${n(y + bend)} ${n(reach)} ${n(y)}`,
      grain,
      between(roll, 1, 3.5),
      'opacity=".4"',
    );
  });
  const hole = at(width / 2 - 60, 0, disc(20, '#6d4522'));
  return (
    shadow(slab(width, height, 46, '#000')) +
    slab(width, height, 46, slope('#e0ae76', grain)) +
    slab(width - 10, height - 10, 42, color) +
    lines +
    hole
  );
}

/** A round wooden board. */
export function roundBoard(roll: Roll, r: number, color = '#c98f55', grain = '#a86f3a'): Svg {
  const lines = times(16, () => {
    const y = between(roll, -r, r);
    return stroke(
      `M${n(-r)} ${n(y)}Q0 ${n(y + between(roll, -14, 14))} ${n(r)} ${n(y)}`,
      grain,
      between(roll, 1, 3.5),
      'opacity=".4"',
    );
  });
  return shadow(disc(r, '#000')) + disc(r, slope('#e0ae76', grain)) + disc(r * 0.985, color) + inDisc(r * 0.98, lines);
}

/** A baking tray lined with paper. */
export function tray(width: number, height: number, content: Svg): Svg {
  return (
    shadow(slab(width + 60, height + 60, 50, '#000')) +
    slab(width + 60, height + 60, 46, slope('#c9ccd1', '#7d8188')) +
    slab(width + 20, height + 20, 34, '#8f949c') +
    inBox(width, height, slab(width, height, 20, '#f2e6d0') + content)
  );
}

/** A tin for tarts, with its wavy edge. */
export function fluted(r: number, color: string, dark: string, waves = 44): Svg {
  const edge = times(
    waves,
    (i) =>
      `<circle cx="${n(r * Math.cos((i * 2 * Math.PI) / waves))}" cy="${n(r * Math.sin((i * 2 * Math.PI) / waves))}" r="${n((r * Math.PI) / waves)}" fill="${color}"/>`,
  );
  return shadow(disc(r * 1.05, '#000')) + edge + disc(r, glow(color, dark));
}

function rimShade(r: number): Svg {
  return at(-r * 0.05, -r * 0.07, hoop(r * 1.08, '#1d0d05', r * 0.17, 'filter="url(#blur)"'));
}

function boxShade(width: number, height: number): Svg {
  const frame = `x="${n(-width / 2 - 14)}" y="${n(-height / 2 - 18)}" width="${n(width + 40)}" height="${n(height + 40)}" rx="40"`;
  return `<rect ${frame} fill="none" stroke="#1d0d05" stroke-width="40" opacity=".3" filter="url(#blur)"/>`;
}

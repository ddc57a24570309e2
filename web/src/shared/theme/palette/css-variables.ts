import type { Palette } from './palette.js';

/** The palette as custom properties: `surface` → `--color-surface`, `on.primary` → `--color-on-primary`. */
export function cssVariables(palette: Palette): Record<string, string> {
  const { site, on, text, hover, tint, ...neutrals } = palette;
  return {
    ...named('', neutrals),
    ...named('', site),
    ...named('on-', on),
    ...named('text-', text),
    ...named('hover-', hover),
    ...named('tint-', tint),
  };
}

function named(prefix: string, colors: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(colors).map(([name, value]) => [`--color-${prefix}${kebab(name)}`, value]));
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

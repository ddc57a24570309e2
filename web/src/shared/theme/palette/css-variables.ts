import type { Palette } from './palette.js';

/** The palette as custom properties: `surface` → `--color-surface`, `on.primary` → `--color-on-primary`. */
export function cssVariables(palette: Palette): Record<string, string> {
  const { site, on, text, hover, tint, ...neutrals } = palette;
  return {
    ...toVariables('', neutrals),
    ...toVariables('', site),
    ...toVariables('on-', on),
    ...toVariables('text-', text),
    ...toVariables('hover-', hover),
    ...toVariables('tint-', tint),
  };
}

function toVariables(prefix: string, colors: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(colors).map(([name, value]) => [`--color-${prefix}${kebab(name)}`, value]));
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

import type { Svg } from './geometry.js';

export const WIDTH = 1600;
export const HEIGHT = 1200;

const FILTERS =
  '<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="24"/></filter>' +
  '<filter id="blur" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="9"/></filter>' +
  '<filter id="lift" x="-10%" y="-10%" width="120%" height="120%"><feDropShadow dx="4" dy="7" stdDeviation="5" flood-color="#2a1506" flood-opacity=".38"/></filter>';
/** Window light from the top left, as in a kitchen before noon. */
const LIGHT =
  '<radialGradient id="light" cx=".3" cy=".2" r="1"><stop offset="0" stop-color="#fff" stop-opacity=".2"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#20100a" stop-opacity=".26"/></radialGradient>';

/** The whole picture: what lies on the table, the colours its parts mention, and the light. */
export function drawing(table: Svg): Svg {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="1280" height="960">`,
    `<defs>${FILTERS}${LIGHT}${declarations(table)}</defs>`,
    table,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#light)"/></svg>`,
  ].join('');
}

/** Parts only name their gradients and clips (`glow`, `slope`, `inDisc`, `inBox`); each is declared once, here. */
function declarations(table: Svg): Svg {
  const names = new Set(
    [...table.matchAll(/url\(#([glcb])-([\da-z-]+)\)/g)].map(([, kind, rest]) => `${kind}-${rest}`),
  );
  return [...names].map(declaration).join('');
}

function declaration(name: string): Svg {
  const [kind, first = '', second = ''] = name.split('-');
  const stops = `<stop offset="0" stop-color="#${first}"/><stop offset="1" stop-color="#${second}"/>`;
  if (kind === 'g') return `<radialGradient id="${name}" cx=".4" cy=".36" r=".68">${stops}</radialGradient>`;
  if (kind === 'l') return `<linearGradient id="${name}" x1="0" y1="0" x2="1" y2="1">${stops}</linearGradient>`;
  if (kind === 'c') return `<clipPath id="${name}"><circle r="${first}"/></clipPath>`;
  const [width, height] = [Number(first), Number(second)];
  return `<clipPath id="${name}"><rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="34"/></clipPath>`;
}

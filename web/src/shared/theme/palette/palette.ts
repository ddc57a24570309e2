import { contrast, isLight, mix, parseColor, readableOn, toHex, type Rgb } from './color.js';
import { COLOR_NAMES, DEFAULT_THEME, type ColorName, type Scheme, type SiteTheme } from '../site-theme.js';

/** Every color of a scheme: the site's seven and the warm neutrals, as `#rrggbb`. */
export interface Palette {
  page: string;
  /** The background of the sign-in form. */
  entry: string;
  surface: string;
  raised: string;
  sunken: string;
  line: string;
  lineStrong: string;
  ink: string;
  inkSoft: string;
  link: string;
  focus: string;
  site: Record<ColorName, string>;
  /** Text and icons on a fill of the site's color. */
  on: Record<ColorName, string>;
  /** The site's color as text on a surface, darkened or lightened for contrast. */
  text: Record<ColorName, string>;
  /** The hover state of the site's color. */
  hover: Record<ColorName, string>;
  /** A light tint of the site's color, for backgrounds. */
  tint: Record<ColorName, string>;
}

const NEUTRALS = {
  light: {
    page: '#fbf8f3',
    entry: '#f5f8fa',
    surface: '#ffffff',
    raised: '#ffffff',
    sunken: '#f4eee5',
    line: '#ebe3d8',
    lineStrong: '#cbbdac',
    ink: '#2a211b',
    inkSoft: '#675a50',
  },
  dark: {
    page: '#1e1e1e',
    entry: '#1e1e1e',
    surface: '#272523',
    raised: '#2f2c2a',
    sunken: '#191817',
    line: '#3a3633',
    lineStrong: '#5b544e',
    ink: '#f3ece4',
    inkSoft: '#bdb1a6',
  },
} satisfies Record<Scheme, Record<string, string>>;

const INK_ON_FILL = '#24170d';
const HOVER_SHARE = 0.14;
const TINT_SHARE = { light: 0.1, dark: 0.16 };

/** Computes the palette of one scheme; an invalid site color falls back to the default. */
export function paletteOf(scheme: Scheme, theme: SiteTheme = DEFAULT_THEME): Palette {
  const neutrals = NEUTRALS[scheme];
  const surface = color(neutrals.surface);
  // Text may be on the page, a surface or a field: the background with the least contrast decides.
  const leastContrast = color(scheme === 'light' ? neutrals.sunken : neutrals.raised);
  const each = (convert: (fill: Rgb) => string) =>
    Object.fromEntries(COLOR_NAMES.map((name) => [name, convert(siteColor(theme, scheme, name))])) as Record<
      ColorName,
      string
    >;
  const tintOf = (fill: Rgb) => mix(surface, fill, TINT_SHARE[scheme]);
  const text = each((fill) => toHex(readableOn(fill, [leastContrast, tintOf(fill)])));

  return {
    ...neutrals,
    link: text.accent,
    focus: text.accent,
    site: each(toHex),
    on: each(textOn),
    text,
    hover: each((fill) => toHex(mix(fill, isLight(fill) ? color('#ffffff') : color(neutrals.ink), HOVER_SHARE))),
    tint: each((fill) => toHex(tintOf(fill))),
  };
}

function siteColor(theme: SiteTheme, scheme: Scheme, name: ColorName): Rgb {
  const key = `${scheme}${name.charAt(0).toUpperCase()}${name.slice(1)}` as keyof SiteTheme;
  return parseColor(String(theme[key])) ?? color(DEFAULT_THEME[key]); // the response may lack a color
}

/** Warm dark text or white on a fill, whichever has more contrast; black where neither suffices. */
function textOn(fill: Rgb): string {
  const [best = '#000000'] = [INK_ON_FILL, '#ffffff'].sort(
    (one, other) => contrast(color(other), fill) - contrast(color(one), fill),
  );
  return contrast(color(best), fill) >= 4.5 ? best : '#000000';
}

function color(hex: string): Rgb {
  return parseColor(hex) ?? [0, 0, 0];
}

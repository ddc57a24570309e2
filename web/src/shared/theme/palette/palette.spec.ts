import { describe, expect, it } from '@jest/globals';
import { contrast, isLight, parseColor, readableOn, toHex, type Rgb } from './color.js';
import { cssVariables } from './css-variables.js';
import { paletteOf } from './palette.js';
import { COLOR_NAMES, DEFAULT_THEME, schemeFor, type Scheme } from '../site-theme.js';

const SCHEMES: Scheme[] = ['light', 'dark'];
const rgb = (hex: string) => parseColor(hex) as Rgb; // the text colors of a palette

describe('colors', () => {
  it.each([
    ['#abc', '#aabbcc'],
    ['#E58325', '#e58325'],
    ['rgb(1, 2, 3)', '#010203'],
  ])('are parsed from %s', (text, hex) => {
    expect(toHex(rgb(text))).toBe(hex);
  });

  it.each(['orange', '#12', 'url(x)', ''])('are not parsed from "%s"', (text) => {
    expect(parseColor(text)).toBeNull();
  });

  it('have dark text above a luminance of 0.179 and white below', () => {
    expect(isLight(rgb('#E58325'))).toBe(true);
    expect(isLight(rgb('#973542'))).toBe(false);
  });

  it('are unchanged when their contrast is sufficient', () => {
    expect(toHex(readableOn(rgb('#973542'), [rgb('#ffffff')]))).toBe('#973542');
  });
});

describe('the palette', () => {
  it.each(SCHEMES.flatMap((scheme) => COLOR_NAMES.map((name) => [scheme, name] as const)))(
    'has sufficient contrast for text on %s %s',
    (scheme, name) => {
      const palette = paletteOf(scheme);
      for (const background of [palette.page, palette.surface, palette.raised, palette.sunken, palette.tint[name]]) {
        expect(contrast(rgb(palette.text[name]), rgb(background))).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrast(rgb(palette.on[name]), rgb(palette.site[name]))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(SCHEMES)('has sufficient contrast for text and secondary text in the %s scheme', (scheme) => {
    const palette = paletteOf(scheme);
    for (const ink of [palette.ink, palette.inkSoft, palette.link]) {
      for (const background of [palette.page, palette.entry, palette.surface, palette.raised, palette.sunken]) {
        expect(contrast(rgb(ink), rgb(background))).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('uses the colors of the site, and the default for an invalid one', () => {
    const palette = paletteOf('dark', { ...DEFAULT_THEME, darkPrimary: '#00ff00', darkAccent: 'nonsense' });

    expect(palette.site.primary).toBe('#00ff00');
    expect(palette.site.accent).toBe('#007a99');
  });

  it('has custom properties with kebab-case names', () => {
    const variables = cssVariables(paletteOf('light'));

    expect(variables).toMatchObject({ '--color-primary': '#e58325', '--color-line-strong': '#cbbdac' });
    expect(variables['--color-on-primary']).toBe('#24170d');
  });
});

describe('the color scheme', () => {
  it.each([
    ['light', true, 'light'],
    ['dark', false, 'dark'],
    ['system', true, 'dark'],
    ['system', false, 'light'],
  ] as const)('for the choice %s on a device that prefers dark: %s, is %s', (choice, prefersDark, scheme) => {
    expect(schemeFor(choice, prefersDark)).toBe(scheme);
  });
});

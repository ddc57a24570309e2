import { setting } from '@larder/service-kit';

const HEX = /^#([0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const FUNCTION = /^(rgb|hsl)a?\(\s*-?\d[\d\s.,%/a-z+-]{0,60}\)$/i;

/** A CSS color that browsers and the design system understand. */
export function isColor(text: string): boolean {
  return HEX.test(text) || FUNCTION.test(text);
}

const color = (defaultColor: string) =>
  setting.text().refine(isColor, 'expected a color such as #E58325 or rgb(229, 131, 37)').default(defaultColor);

/** The colors of both themes; their defaults are the same. */
export const themeSettings = {
  THEME_LIGHT_PRIMARY: color('#E58325'),
  THEME_LIGHT_ACCENT: color('#007A99'),
  THEME_LIGHT_SECONDARY: color('#973542'),
  THEME_LIGHT_SUCCESS: color('#43A047'),
  THEME_LIGHT_INFO: color('#1976D2'),
  THEME_LIGHT_WARNING: color('#FF6D00'),
  THEME_LIGHT_ERROR: color('#EF5350'),
  THEME_DARK_PRIMARY: color('#E58325'),
  THEME_DARK_ACCENT: color('#007A99'),
  THEME_DARK_SECONDARY: color('#973542'),
  THEME_DARK_SUCCESS: color('#43A047'),
  THEME_DARK_INFO: color('#1976D2'),
  THEME_DARK_WARNING: color('#FF6D00'),
  THEME_DARK_ERROR: color('#EF5350'),
};

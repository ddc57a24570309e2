import { setting } from '@larder/service-kit';

const HEX = /^#([0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const FUNCTION = /^(rgb|hsl)a?\(\s*-?\d[\d\s.,%/a-z+-]{0,60}\)$/i;

/** A CSS colour that browsers and the design system understand. */
export function isColour(text: string): boolean {
  return HEX.test(text) || FUNCTION.test(text);
}

const colour = (defaultColour: string) =>
  setting.text().refine(isColour, 'expected a color such as #E58325 or rgb(229, 131, 37)').default(defaultColour);

/** The colours of both themes; their defaults are the same. */
export const themeSettings = {
  THEME_LIGHT_PRIMARY: colour('#E58325'),
  THEME_LIGHT_ACCENT: colour('#007A99'),
  THEME_LIGHT_SECONDARY: colour('#973542'),
  THEME_LIGHT_SUCCESS: colour('#43A047'),
  THEME_LIGHT_INFO: colour('#1976D2'),
  THEME_LIGHT_WARNING: colour('#FF6D00'),
  THEME_LIGHT_ERROR: colour('#EF5350'),
  THEME_DARK_PRIMARY: colour('#E58325'),
  THEME_DARK_ACCENT: colour('#007A99'),
  THEME_DARK_SECONDARY: colour('#973542'),
  THEME_DARK_SUCCESS: colour('#43A047'),
  THEME_DARK_INFO: colour('#1976D2'),
  THEME_DARK_WARNING: colour('#FF6D00'),
  THEME_DARK_ERROR: colour('#EF5350'),
};

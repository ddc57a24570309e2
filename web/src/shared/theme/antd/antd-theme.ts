import { theme, type ThemeConfig } from 'antd';
import type { Palette } from '../palette/palette.js';
import type { Scheme } from '../site-theme.js';

/** The font of the page, so that all texts change together when the font of the product is loaded. */
const FONT = 'var(--font-text)';

/** Ant Design's tokens for a palette: the site's colors unchanged, text on them selected by luminance. */
export function antdTheme(scheme: Scheme, palette: Palette, motion: boolean): ThemeConfig {
  return {
    algorithm: scheme === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: { ...colors(palette), ...shape, ...(motion ? DURATIONS : NO_DURATIONS), motion },
    components: components(palette),
  };
}

const shape = {
  fontFamily: FONT,
  fontSize: 15,
  borderRadius: 10,
  borderRadiusLG: 14,
  borderRadiusSM: 8,
  controlHeight: 44, // the minimum size of a touch target
  controlHeightLG: 48,
  controlHeightSM: 32,
};

const DURATIONS = { motionDurationMid: '0.16s', motionDurationSlow: '0.22s' };
/** For users who prefer reduced motion; `motion` alone would not replace durations that are set. */
const NO_DURATIONS = { motionDurationFast: '0s', motionDurationMid: '0s', motionDurationSlow: '0s' };

function colors(palette: Palette): ThemeConfig['token'] {
  return {
    colorPrimary: palette.site.primary,
    colorSuccess: palette.site.success,
    colorInfo: palette.site.info,
    colorWarning: palette.site.warning,
    colorError: palette.text.error,
    colorLink: palette.link,
    colorTextBase: palette.ink,
    colorText: palette.ink,
    colorTextSecondary: palette.inkSoft,
    colorTextTertiary: palette.inkSoft,
    colorTextPlaceholder: palette.inkSoft,
    colorTextDescription: palette.inkSoft,
    colorIcon: palette.inkSoft,
    colorBgBase: palette.surface,
    colorBgLayout: palette.page,
    colorBgContainer: palette.surface,
    colorBgElevated: palette.raised,
    colorBorder: palette.lineStrong,
    colorBorderSecondary: palette.line,
    colorSplit: palette.line,
    controlOutline: palette.tint.primary,
    colorPrimaryBorder: palette.focus, // the outline of focused controls
  };
}

function components(palette: Palette): ThemeConfig['components'] {
  const fill = palette.site.primary;
  const onPrimary = palette.on.primary;
  return {
    // The dark algorithm would dim these colors.
    Button: {
      colorError: palette.text.error,
      colorLink: palette.link,
      colorPrimary: fill,
      colorPrimaryHover: palette.hover.primary,
      colorPrimaryActive: palette.hover.primary,
      primaryColor: onPrimary,
      defaultHoverColor: palette.text.primary,
      defaultActiveColor: palette.text.primary,
      primaryShadow: 'none',
      defaultShadow: 'none',
      dangerShadow: 'none',
      dangerColor: palette.surface, // text on the error color, which is light in the dark scheme
      fontWeight: 500,
    },
    Checkbox: { colorPrimary: fill, colorPrimaryHover: palette.hover.primary, colorWhite: onPrimary },
    Dropdown: {
      colorError: palette.text.error,
      colorPrimary: palette.text.primary,
      controlItemBgActive: palette.tint.primary,
      controlItemBgActiveHover: palette.tint.primary,
    },
    Switch: { colorPrimary: fill, colorPrimaryHover: palette.hover.primary, handleBg: '#ffffff' },
    Form: { colorError: palette.text.error, verticalLabelPadding: '0 0 4px', itemMarginBottom: 20 },
    Select: { optionSelectedBg: palette.tint.primary, optionSelectedColor: palette.ink },
    Segmented: { itemSelectedBg: palette.raised, trackBg: palette.sunken, itemSelectedColor: palette.ink },
    Input: { colorFillTertiary: palette.sunken, colorFillSecondary: palette.line }, // the warm gray of filled inputs
    Tooltip: { colorBgSpotlight: '#3a302a' },
  };
}

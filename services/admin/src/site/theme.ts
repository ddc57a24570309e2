import type { AppTheme } from '@larder/contracts';
import type { AdminConfig } from '../config.js';

/** The colors in their contract shape. */
export function toTheme(config: AdminConfig): AppTheme {
  return {
    lightPrimary: config.THEME_LIGHT_PRIMARY,
    lightAccent: config.THEME_LIGHT_ACCENT,
    lightSecondary: config.THEME_LIGHT_SECONDARY,
    lightSuccess: config.THEME_LIGHT_SUCCESS,
    lightInfo: config.THEME_LIGHT_INFO,
    lightWarning: config.THEME_LIGHT_WARNING,
    lightError: config.THEME_LIGHT_ERROR,
    darkPrimary: config.THEME_DARK_PRIMARY,
    darkAccent: config.THEME_DARK_ACCENT,
    darkSecondary: config.THEME_DARK_SECONDARY,
    darkSuccess: config.THEME_DARK_SUCCESS,
    darkInfo: config.THEME_DARK_INFO,
    darkWarning: config.THEME_DARK_WARNING,
    darkError: config.THEME_DARK_ERROR,
  };
}

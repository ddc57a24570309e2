import { describe, expect, it } from '@jest/globals';
import { BULK_SETTINGS, changedSettings, isCompleteChange } from './changed-settings.js';

describe('settings of many recipes', () => {
  it('omit undecided settings', () => {
    expect(changedSettings({ public: 'off', showNutrition: 'on', showAssets: 'keep' })).toEqual({
      public: false,
      showNutrition: true,
    });
    expect(changedSettings({})).toEqual({});
  });

  it('are complete only when each was decided', () => {
    const all = Object.fromEntries(BULK_SETTINGS.map((setting) => [setting, 'on' as const]));
    expect(isCompleteChange(changedSettings(all))).toBe(true);
    expect(isCompleteChange(changedSettings({ ...all, public: 'keep' }))).toBe(false);
  });
});

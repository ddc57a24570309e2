import type { RecipeSettings } from '@larder/contracts';
import { hasSettings, withAdded, withSettings } from './bulk-changes.js';

const stored: RecipeSettings = {
  public: true,
  showNutrition: false,
  showAssets: false,
  landscapeView: false,
  disableComments: false,
  disableAmount: false,
  locked: true,
};

it('adds organizers after those a recipe has, each once', () => {
  expect(withAdded(['a', 'b'], ['b', 'c'])).toEqual(['a', 'b', 'c']);
});

it('changes the given settings and never the lock', () => {
  expect(withSettings(stored, { public: false, showAssets: null, locked: false })).toEqual({
    ...stored,
    public: false,
  });
});

it('detects when there is nothing to change', () => {
  expect(hasSettings(stored, { public: true, locked: false })).toBe(true);
  expect(hasSettings(stored, { public: false })).toBe(false);
});

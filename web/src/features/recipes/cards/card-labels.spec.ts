import { describe, expect, it } from '@jest/globals';
import { i18n } from '../../../shared/i18n/i18n.js';
import { cardLabels } from './card-labels.js';

const labels = cardLabels(i18n.t, 'en-US');

describe('card labels', () => {
  it('contain the name of the recipe, also with special characters', () => {
    expect(labels.menuOf('Soup for $& {{name}}')).toBe('More for Soup for $& {{name}}');
    expect(labels.addToFavorites('Soup')).toBe('Add Soup to favorites');
    expect(labels.removeFromFavorites('Soup')).toBe('Remove Soup from favorites');
  });

  it('format ratings in half stars, with the number format of the language', () => {
    expect(labels.stars(4.26)).toBe('4.5');
    expect(labels.rated(4.26)).toBe('Rated 4.5 out of 5');
    expect(cardLabels(i18n.t, 'de-DE').ratedByYou(3.5)).toBe('You rated it 3,5 out of 5');
  });

  it('abbreviate durations, so that long ones are not cut on narrow cards', () => {
    expect(labels.time('1 day 12 hours 45 minutes')).toBe('1 day 12 hr 45 min');
    expect(labels.time('overnight')).toBe('overnight');
  });
});

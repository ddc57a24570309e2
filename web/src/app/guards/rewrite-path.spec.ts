import { describe, expect, it } from '@jest/globals';
import { rewritePath } from './rewrite-path.js';

describe('old and short addresses', () => {
  it.each([
    ['/group/mealplan', '/household/mealplan'],
    ['/group/mealplan/planner/view/', '/household/mealplan/planner/view'],
    ['/group/members', '/household/members'],
    ['/group/notifiers', '/household/notifiers'],
    ['/group/webhooks', '/household/webhooks'],
    ['/recipe/soup', '/g/home/r/soup'],
    ['/g/home/recipe/soup', '/g/home/r/soup'],
    ['/r/create/url', '/g/home/r/create/url'],
    ['/recipes/timeline', '/g/home/recipes/timeline'],
    ['/g/home/', '/g/home'],
    ['/soup', '/g/home/soup'],
    ['/recipe/my/recipe/box', '/g/home/r/my/recipe/box'],
  ])('rewrites %s to %s', (old, path) => {
    expect(rewritePath(old, 'home')).toBe(path);
  });

  it.each(['/g/home/nothing', '/G/home', '/g'])('does not rewrite %s', (path) => {
    expect(rewritePath(path, 'home')).toBeNull();
  });

  it('does not match an old address as the prefix of a longer segment', () => {
    expect(rewritePath('/group/membership', 'home')).toBe('/g/home/group/membership');
  });

  it('leaves rewritten paths unchanged', () => {
    for (const path of ['/recipe/soup', '/group/members', '/x/y/']) {
      let current = path;
      for (let round = 0; round < 3; round += 1) current = rewritePath(current, 'home') ?? current;
      expect(rewritePath(current, 'home')).toBeNull();
    }
  });
});

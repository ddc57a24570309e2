import { passwordScore, passwordStrength } from './password-strength.js';

describe('the strength of a password', () => {
  it.each([
    ['', 0],
    ['aB3$x', 0],
    ['MyPassword1', 0],
    ['qwerty-kitchen', 0],
    ['aaaaaa', 12], // 5 + 2.5 + 1.67 + 1.25 + 1 + 0.83
    ['abcdef', 30],
    ['abcDEF12', 60],
    ['corn-flour-9', 72],
    ['Corn-Flour-9-Bread', 100],
  ])('of %j is %i', (password, score) => {
    expect(passwordScore(password)).toBe(score);
  });

  it.each([
    [0, 'weak'],
    [49, 'weak'],
    [50, 'good'],
    [79, 'good'],
    [80, 'strong'],
    [99, 'strong'],
    [100, 'very-strong'],
  ] as const)('of %i points is called %s', (score, name) => {
    expect(passwordStrength(score)).toBe(name);
  });
});

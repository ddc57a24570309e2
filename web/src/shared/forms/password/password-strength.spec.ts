import { describe, expect, it } from '@jest/globals';
import { passwordStrength } from './password-strength.js';

describe('the strength of a password', () => {
  it.each(['', 'abc12', 'MyPassword1!', 'superADMIN99', 'qwertyuiop', 'Login-now-7', 'xMealiex99'])(
    'is 0 for %j',
    (password) => {
      expect(passwordStrength(password)).toEqual({ score: 0, level: 'weak' });
    },
  );

  it.each([
    ['aaaaaa', 12.25, 'weak'],
    ['abcdefgh', 40, 'weak'],
    ['abcdefgh1', 55, 'good'],
    ['Corn-flour-9', 82.5, 'strong'],
    ['Correct-Horse-7-Battery!', 100, 'very-strong'],
  ])('of %s is %f, %s', (password, score, level) => {
    expect(passwordStrength(password)).toEqual({ score, level });
  });
});

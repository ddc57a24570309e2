import { describe, expect, it } from '@jest/globals';
import { passwordStrength } from './password/password-strength.js';
import { isEmail, isUrl } from './rules.js';

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

describe('the check of a field', () => {
  it.each([
    ['ana@example.org', true],
    ['ana@home', false],
    ['ana example@x.org', false],
    ['', false],
  ])('for e-mail addresses with %j: %s', (text, valid) => {
    expect(isEmail(text)).toBe(valid);
  });

  it.each([
    ['https://example.org/soup?x=1', true],
    ['example.org/soup', true],
    ['www.bücher.example', true],
    ['https://xn--e1afmkfd.xn--p1ai/', true], // how browsers copy пример.рф
    ['https://उदाहरण.भारत/रेसिपी', true],
    ['http://localhost:8080/page.html', true],
    ['http://192.168.1.20/x', true],
    ['soup', false],
    ['not an address', false],
    ['javascript:alert(1)', false],
    ['', false],
  ])('for web addresses with %j: %s', (text, valid) => {
    expect(isUrl(text)).toBe(valid);
  });
});

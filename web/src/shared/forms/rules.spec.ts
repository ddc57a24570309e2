import { describe, expect, it } from '@jest/globals';
import { isEmail, isUrl } from './rules.js';

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

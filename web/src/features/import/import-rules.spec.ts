import { describe, expect, it } from '@jest/globals';
import { kindOfText } from './html/kind-of-text.js';
import { importProblem } from './import-problem.js';
import { addressIn, nameFromAddress, sharedAddress } from './shared-address.js';

describe('the reason of a failed import', () => {
  it.each([
    [{ status: 400, data: { detail: { details: 'BAD_RECIPE_DATA' } } }, 'no-recipe'],
    [{ status: 400, data: { detail: { details: 'CONNECTION_ERROR' } } }, 'connection'],
    [{ status: 400, data: null }, 'no-recipe'],
    [{ status: 408, data: { detail: { message: 'Recipe Scraping Timed Out' } } }, 'timeout'],
    [{ status: 413, data: null }, 'too-large'],
    [{ status: 'PARSING_ERROR', originalStatus: 413, data: '<html>', error: 'x' } as const, 'too-large'],
    [{ status: 'PARSING_ERROR', originalStatus: 504, data: '<html>', error: 'x' } as const, 'timeout'],
    [{ status: 422, data: { detail: [] } }, 'no-recipe'],
    [{ status: 429, data: null }, 'too-many'],
    [{ status: 401, data: null }, 'signed-out'],
    [{ status: 500, data: null }, 'server'],
    [{ status: 'FETCH_ERROR', error: 'offline' } as const, 'offline'],
  ])('of %j is %s', (error, problem) => {
    expect(importProblem(error)).toBe(problem);
  });
});

describe('shared addresses', () => {
  it('are found in shared text', () => {
    expect(addressIn('Look at this: https://x.example/y.')).toBe('https://x.example/y');
    expect(addressIn('www.example.org/soup is good')).toBe('www.example.org/soup');
    expect(addressIn('no address here')).toBe('');
  });

  it('are read from the first field that has one', () => {
    const query = new URLSearchParams({ recipe_import_url: 'Soup!', text: 'see http://a.example/1', url: '' });
    expect(sharedAddress(query)).toBe('http://a.example/1');
  });

  it.each([
    ['https://cooking.example/recipes/lemon-tart/', 'Lemon tart'],
    ['https://cooking.example/12345/best_soup.html?x=1', 'Best soup'],
    ['https://www.cooking.example/', 'cooking.example'],
    ['cooking.example/Apfel%20Strudel', 'Apfel Strudel'],
    ['https://cooking.example/100%-rye', '100% rye'],
  ])('give a recipe its name: %s', (address, name) => {
    expect(nameFromAddress(address)).toBe(name);
  });
});

describe('a pasted text', () => {
  it.each([
    ['', 'empty'],
    ['   \n', 'empty'],
    ['{"@type": "Recipe"}', 'json'],
    ['  [{"name": 1}]', 'json'],
    ['<!doctype html><html>', 'html'],
    ['just words', 'unknown'],
  ])('with %j is detected as %s', (text, kind) => {
    expect(kindOfText(text)).toBe(kind);
  });
});

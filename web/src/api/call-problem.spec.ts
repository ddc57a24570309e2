import { describe, expect, it } from '@jest/globals';
import { i18n } from '../shared/i18n/i18n.js';
import { problemText, type Failure } from './call-problem.js';

const htmlPage = (originalStatus: number): Failure => ({
  status: 'PARSING_ERROR',
  originalStatus,
  data: '<html>',
  error: 'x',
});

describe('the message for a failed call', () => {
  it.each<[Failure, string | RegExp]>([
    [{ status: 409, data: { detail: { message: 'The name is taken.' } } }, 'The name is taken.'],
    [{ status: 403, data: { detail: 'Forbidden' } }, /do not have permission/],
    [htmlPage(413), 'The file is too large for the server.'],
    [htmlPage(504), /cannot be reached/],
    [{ status: 500, data: null }, /Something went wrong/],
    [{ name: 'AbortError' }, /Something went wrong/],
  ])('%j', (error, text) => {
    expect(problemText(i18n.t, error)).toMatch(text);
  });
});

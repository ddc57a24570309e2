import { requestHeaders } from './request-headers.js';

describe('requestHeaders', () => {
  it.each([
    ['en-US', 'en-US,en;q=0.9'],
    ['en', 'en'],
    ['de-DE', 'de-DE,de;q=0.9,en;q=0.8'],
    ['fr', 'fr,en;q=0.9'],
    [undefined, 'en-US,en;q=0.9'],
  ])('request the language of a user with %s', (locale, expected) => {
    expect(requestHeaders('page', 'Agent', locale)['accept-language']).toBe(expected);
  });

  it('accept pages for pages and images for images', () => {
    expect(requestHeaders('page', 'Agent').accept).toMatch(/^text\/html/);
    expect(requestHeaders('image', 'Agent').accept).toMatch(/^image\//);
    expect(requestHeaders('image', 'Agent')['user-agent']).toBe('Agent');
  });
});

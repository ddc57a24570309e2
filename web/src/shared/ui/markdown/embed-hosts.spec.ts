import { describe, expect, it } from '@jest/globals';
import { embeddableUrl } from './embed-hosts.js';

const HOSTS = ['www.youtube-nocookie.com', 'tube.lan:8443'];

describe('a page in a text', () => {
  it.each([
    'https://www.youtube-nocookie.com/embed/x',
    'https://tube.lan:8443/videos/embed/x',
    'https://WWW.YouTube-NoCookie.com/embed/x',
  ])('is embedded over HTTPS from an allowed host: %s', (src) => {
    expect(embeddableUrl(src, HOSTS)).not.toBeNull();
  });

  it.each([
    'http://www.youtube-nocookie.com/embed/x',
    'https://www.youtube-nocookie.com:444/embed/x',
    'https://www.youtube-nocookie.com.evil.example/',
    'https://www.youtube-nocookie.com@evil.example/',
    '//www.youtube-nocookie.com/embed/x',
    'javascript:alert(1)',
    '',
    undefined,
  ])('is not embedded from anywhere else: %s', (src) => {
    expect(embeddableUrl(src, HOSTS)).toBeNull();
  });

  it('is not embedded when it belongs to the app itself', () => {
    expect(embeddableUrl(`https://${location.host}/`, [location.host])).toBeNull();
  });
});

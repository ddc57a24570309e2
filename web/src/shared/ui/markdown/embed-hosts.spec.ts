import { expect, it } from '@jest/globals';
import { embeddableUrl } from './embed-hosts.js';

const HOSTS = ['www.youtube-nocookie.com', 'tube.lan:8443'];

it.each([
  ['https://www.youtube-nocookie.com/embed/x', true],
  ['https://tube.lan:8443/videos/embed/x', true],
  ['https://WWW.YouTube-NoCookie.com/embed/x', true],
  ['http://www.youtube-nocookie.com/embed/x', false],
  ['https://www.youtube-nocookie.com:444/embed/x', false],
  ['https://www.youtube-nocookie.com.evil.example/', false],
  ['https://www.youtube-nocookie.com@evil.example/', false],
  ['//www.youtube-nocookie.com/embed/x', false],
  ['javascript:alert(1)', false],
  ['', false],
  [undefined, false],
])('may be embedded: %s %s', (src, expected) => {
  expect(embeddableUrl(src, HOSTS) !== null).toBe(expected);
});

it('never embeds pages of the app itself', () => {
  expect(embeddableUrl(`https://${location.host}/`, [location.host])).toBeNull();
});

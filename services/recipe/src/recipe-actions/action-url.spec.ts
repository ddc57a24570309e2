import { actionUrl } from './action-url.js';

const values = { url: 'https://larder.example/g/home/r/soup', id: '5f7d', slug: 'soup' };

it.each([
  ['https://hub.lan/hook', 'https://hub.lan/hook'],
  ['https://hub.lan/${slug}/${id}/${slug}', 'https://hub.lan/soup/5f7d/soup'],
  [
    'https://hub.lan/?a=${url}&b=${slug}',
    'https://hub.lan/?a=https%3A%2F%2Flarder.example%2Fg%2Fhome%2Fr%2Fsoup&b=soup',
  ],
  ['${url}?from=${id}#${slug}', 'https://larder.example/g/home/r/soup?from=5f7d#soup'],
  ['https://hub.lan/${name}', 'https://hub.lan/${name}'],
])('fills %p in as %p', (template, url) => {
  expect(actionUrl(template, values)).toBe(url);
});

import { isDataImage, readDataImage } from './data-image.js';

const read = (address: string, maxBytes = 100) => readDataImage(address, maxBytes)?.toString('latin1') ?? null;

describe('readDataImage', () => {
  it.each([
    ['data:image/png;base64,aGVsbG8=', 'hello'],
    ['DATA:image/JPEG;BASE64,aGVsbG8=', 'hello'],
    ['data:image/svg+xml,%3Csvg%2F%3E', '<svg/>'],
    ['data:image/svg+xml;charset=utf-8,%3Csvg%2F%3E', '<svg/>'],
    ['data:image/png;name=a.png;base64,aGVsbG8=', 'hello'],
  ])('reads %s', (address, expected) => {
    expect(read(address)).toBe(expected);
  });

  it.each([
    'data:,hello',
    'data:text/html;base64,aGVsbG8=',
    'data:image/png',
    'data:image/png;base64,',
    'data:image/png,%',
  ])('rejects %s', (address) => {
    expect(read(address)).toBeNull();
  });

  it('rejects images above the maximum size', () => {
    expect(read('data:image/png;base64,aGVsbG8=', 5)).toBe('hello');
    expect(read('data:image/png;base64,aGVsbG8=', 4)).toBeNull();
  });
});

it('distinguishes data URLs from addresses', () => {
  expect(['data:x', 'DATA:image/png', 'https://x.example/data:image'].map(isDataImage)).toEqual([true, true, false]);
});

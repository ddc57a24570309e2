import { EgressError } from '@larder/service-kit/egress';
import { largestFirst } from './largest-first.js';
import { fetchFailure, responseFailure } from './image-failure.js';

describe('responseFailure', () => {
  it.each([
    [200, 'image/jpeg', null],
    [200, 'IMAGE/WebP; charset=binary', null],
    [200, 'text/html', ['not-an-image', false]],
    [200, '', ['not-an-image', false]],
    [204, 'image/png', ['not-fetched', false]],
    [404, 'image/png', ['not-fetched', false]],
    [403, 'text/html', ['not-fetched', false]],
    [408, '', ['not-fetched', true]],
    [429, '', ['not-fetched', true]],
    [500, 'image/png', ['not-fetched', true]],
    [503, '', ['not-fetched', true]],
  ])('maps status %i and type %p to %p', (status, contentType, expected) => {
    const failure = responseFailure({ status, contentType });

    expect(failure && [failure.problem, failure.isTemporary]).toEqual(expected);
  });
});

it.each([
  ['refused', 'refused', false],
  ['too-large', 'not-fetched', false],
  ['timed-out', 'not-fetched', true],
  ['connection', 'not-fetched', true],
] as const)('maps the egress failure %s to %s', (failure, problem, isTemporary) => {
  expect(fetchFailure(new EgressError(failure, 'x'))).toMatchObject({ problem, isTemporary });
});

it('sorts images by size, those of unknown size last', () => {
  const lengths = new Map([
    ['a', null],
    ['b', 10],
    ['c', 200],
    ['e', 10],
  ]);

  expect(largestFirst(['a', 'b', 'c', 'd', 'e'], lengths)).toEqual(['c', 'b', 'e', 'a', 'd']);
  expect(largestFirst(['a', 'b'], new Map())).toEqual(['a', 'b']);
});

import { EgressError } from '@larder/service-kit/egress';
import { byLength } from './by-length.js';
import { failedFetch, refusedAnswer } from './picture-failure.js';

describe('an answer instead of a picture', () => {
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
  ])('of status %i and type %p means %p', (status, contentType, expected) => {
    const failure = refusedAnswer({ status, contentType });

    expect(failure && [failure.problem, failure.isTemporary]).toEqual(expected);
  });
});

it.each([
  ['refused', 'refused', false],
  ['too-large', 'not-fetched', false],
  ['timed-out', 'not-fetched', true],
  ['connection', 'not-fetched', true],
] as const)('a fetch that ended with %s is %s', (failure, problem, isTemporary) => {
  expect(failedFetch(new EgressError(failure, 'x'))).toMatchObject({ problem, isTemporary });
});

it('prefers the largest picture, and what it knows nothing about least', () => {
  const lengths = new Map([
    ['a', null],
    ['b', 10],
    ['c', 200],
    ['e', 10],
  ]);

  expect(byLength(['a', 'b', 'c', 'd', 'e'], lengths)).toEqual(['c', 'b', 'e', 'a', 'd']);
  expect(byLength(['a', 'b'], new Map())).toEqual(['a', 'b']);
});

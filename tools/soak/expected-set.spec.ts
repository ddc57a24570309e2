import { ExpectedRecord } from '../../e2e/src/soak/household/expected-record.js';
import { ExpectedSet } from '../../e2e/src/soak/household/expected-set.js';

describe('ExpectedRecord', () => {
  it('accepts only the confirmed value', () => {
    const record = new ExpectedRecord(null);
    record.attempt('soup');
    record.confirm('soup');

    expect([record.accept('stew'), record.accept(null), record.accept('soup')]).toEqual([false, false, true]);
  });

  it('accepts either value after a write without a response, and then only the one that was read', () => {
    const record = new ExpectedRecord('soup');
    record.attempt('stew');

    expect([record.accept('stew'), record.accept('soup')]).toEqual([true, false]);
  });
});

describe('ExpectedSet', () => {
  const withConfirmed = (...keys: string[]) => {
    const expected = new ExpectedSet();
    keys.forEach((key) => expected.of(key).confirm(key));
    return expected;
  };

  it('finds no problem in a complete list, with or without unconfirmed records', () => {
    const expected = withConfirmed('a', 'b');
    expected.of('c').attempt('c');

    expect([expected.problemOf(['a', 'b']), expected.problemOf(['b', 'a', 'c'])]).toEqual([null, null]);
  });

  it.each([
    ['what is missing', ['a'], 'misses 1 of 2: b'],
    ['what is listed twice', ['a', 'b', 'b'], 'lists 1 records twice'],
    ['what was never written', ['a', 'b', 'x'], 'shows what was never written or is deleted: x'],
  ])('finds %s', (_what, listed, problem) => {
    expect(withConfirmed('a', 'b').problemOf(listed)).toBe(problem);
  });

  it('finds a deleted record that is listed again', () => {
    const expected = withConfirmed('a');
    expected.of('a').confirm(null);

    expect(expected.problemOf(['a'])).toMatch(/deleted: a$/);
  });
});

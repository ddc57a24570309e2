import { AiLine, alignLines } from './ai-lines.js';

const item = (input: string, given: object = {}) => AiLine.parse({ input, food: input, confidence: 90, ...given });

describe('the answer of the model for lines', () => {
  it('is mapped, with a confidence from 0 to 1', () => {
    const [line] = alignLines(
      ['2 onions'],
      [item('2 onions', { quantity: 2, food: 'onions', unit: null, confidence: 250 })],
    );

    expect(line).toMatchObject({ quantity: 2, unit: '', food: 'onions', note: '', confidence: { average: 1 } });
  });

  it('is aligned when the model omitted, moved or added a line', () => {
    const items = [item('c'), item('A '), item('invented')];

    const lines = alignLines(['a', 'b', 'c', ''], items);

    expect(lines.map(({ food, note }) => food || `note: ${note}`)).toEqual(['A', 'note: b', 'c', 'note: ']);
    expect(lines[1]?.confidence.average).toBe(0);
  });

  it('keeps its order for equal lines', () => {
    const items = [item('salt', { note: 'first' }), item('salt', { note: 'second' })];

    expect(alignLines(['salt', 'salt'], items).map(({ note }) => note)).toEqual(['first', 'second']);
  });

  it('never has a negative amount', () => {
    expect(alignLines(['x'], [item('x', { quantity: -1 })])[0]?.quantity).toBe(0);
    expect(alignLines(['x'], [item('x', { quantity: null })])[0]?.quantity).toBe(0);
  });

  it('always has a finite amount', () => {
    expect(alignLines(['x'], [item('x', { quantity: 1e308 })])[0]?.quantity).toBe(0);
  });
});

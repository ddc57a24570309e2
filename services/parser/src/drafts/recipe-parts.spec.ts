import { nameOrId } from './recipe-parts.js';

const id = '3e8c1c1e-8f0a-4c3c-9f5e-0a8f2f6f9b11';

describe('nameOrId', () => {
  it('cuts a name to what can be stored', () => {
    expect(nameOrId(` ${'x'.repeat(2_000)}`, id)).toBe('x'.repeat(1_000));
  });

  it.each([' ', '', null, undefined])('names a recipe with the name %p after its id', (name) => {
    expect(nameOrId(name, id)).toBe(`No Recipe Name Found - ${id}`);
  });
});

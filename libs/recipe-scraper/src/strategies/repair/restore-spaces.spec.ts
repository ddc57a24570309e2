import { restoreSpaces } from './restore-spaces.js';

const linesOf = (...texts: string[]) => texts.map((text) => ({ title: '', text }));

describe('restoreSpaces', () => {
  it('replaces lines without spaces by those of the page, in either order', () => {
    const restored = restoreSpaces(
      linesOf('150克鸡胸肉', '2 leeks', '半个洋葱', '盐'),
      linesOf('鸡胸肉 150克', '半个 洋葱'),
    );

    expect(restored).toEqual(linesOf('150克 鸡胸肉', '2 leeks', '半个 洋葱', '盐'));
  });

  it('keeps lists with spaces', () => {
    const lines = linesOf('1 cup milk', '2 eggs', 'salt');

    expect(restoreSpaces(lines, linesOf('sa lt'))).toEqual(lines);
  });
});

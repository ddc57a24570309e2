import { distinctImports } from './distinct-imports.js';

const pages = (...urls: string[]) => urls.map((url) => ({ url }));

describe('the pages of a bulk import', () => {
  it('are distinct, in the order of their first occurrence', () => {
    const imports = pages(
      'https://a.example/x',
      'see https://A.example/x#top',
      'https://a.example/y',
      'https://a.example/x',
    );

    expect(distinctImports(imports)).toEqual(pages('https://a.example/x', 'https://a.example/y'));
  });

  it('differ by query and protocol', () => {
    const imports = pages('https://a.example/x', 'https://a.example/x?page=2', 'http://a.example/x');

    expect(distinctImports(imports)).toHaveLength(3);
  });

  it('include texts without an address, so that their failures are reported', () => {
    expect(distinctImports(pages('soup', ' soup', ''))).toEqual(pages('soup', ''));
  });
});

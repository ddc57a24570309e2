import { distinctImports } from './distinct-imports.js';

const pages = (...urls: string[]) => urls.map((url) => ({ url }));

describe('the pages of a bulk import', () => {
  it('are each imported once, at their first place', () => {
    const imports = pages(
      'https://a.example/x',
      'see https://A.example/x#top',
      'https://a.example/y',
      'https://a.example/x',
    );

    expect(distinctImports(imports)).toEqual(pages('https://a.example/x', 'https://a.example/y'));
  });

  it('keep apart what differs', () => {
    const imports = pages('https://a.example/x', 'https://a.example/x?page=2', 'http://a.example/x');

    expect(distinctImports(imports)).toHaveLength(3);
  });

  it('keep what is no address, so that its failure is told', () => {
    expect(distinctImports(pages('soup', ' soup', ''))).toEqual(pages('soup', ''));
  });
});

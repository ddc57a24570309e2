import { describe, expect, it } from '@jest/globals';
import { scriptsOf, inExecutionOrder, type Chunks } from '../../../build/first-load.js';

const chunk = (moduleIds: string[], imports: string[] = [], isEntry = false) => ({ moduleIds, imports, isEntry });
const CHUNKS: Chunks = {
  'index.js': chunk(['/web/src/main.tsx'], ['vendor.js'], true),
  'vendor.js': chunk(['/node_modules/react/index.js']),
  'Page.js': chunk(['/web/src/features/recipes/Page.tsx'], ['vendor.js', 'card.js']),
  'card.js': chunk(['/web/src/features/recipes/Card.tsx'], ['Page.js']),
  'Dialog.js': chunk(['/web/src/features/recipes/Dialog.tsx'], ['card.js']),
};

describe('the first load of a page', () => {
  it('requests entry, page and their imports, each once', () => {
    expect(scriptsOf('src/features/recipes/Page.tsx', CHUNKS)).toEqual(['index.js', 'vendor.js', 'Page.js', 'card.js']);
  });

  it('includes the file that the page is loaded by when its source is bundled into another file', () => {
    const chunks: Chunks = {
      ...CHUNKS,
      'facade.js': { ...chunk([], ['Page.js']), facadeModuleId: '/web/src/features/recipes/Page.tsx' },
    };

    expect(scriptsOf('src/features/recipes/Page.tsx', chunks)).toContain('facade.js');
  });

  it('executes the imports of a file before the file', () => {
    expect(inExecutionOrder('Dialog.js', CHUNKS)).toEqual(['vendor.js', 'Page.js', 'card.js', 'Dialog.js']);
  });

  it('fails for a page that the build does not have', () => {
    expect(() => scriptsOf('src/features/Gone.tsx', CHUNKS)).toThrow('The build has no src/features/Gone.tsx.');
  });
});

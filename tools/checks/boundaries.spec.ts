import { ESLint } from 'eslint';
import { boundaries } from './boundaries.mjs';

/** The number of violations in a file. Only the rules of boundaries run, which need no types. */
async function violationsIn(file: string, code: string): Promise<number> {
  const parser = await import('typescript-eslint');
  const eslint = new ESLint({
    overrideConfigFile: true,
    overrideConfig: [
      { files: ['**/*.ts'], languageOptions: { parser: parser.default.parser } },
      ...boundaries,
    ] as never,
  });
  const [result] = await eslint.lintText(code, { filePath: file });
  return result?.errorCount ?? 0;
}

describe('module boundaries', () => {
  it.each([
    ['a service another service', 'services/recipe/src/a.ts', "import '@larder/identity';"],
    ['a service the gateway', 'services/recipe/src/a.ts', "import '@larder/gateway';"],
    ['the gateway a service', 'gateway/src/a.ts', "import '@larder/recipe';"],
    ['the contracts anything of ours', 'libs/contracts/src/a.ts', "import '@larder/measures';"],
    ['the web application the back end', 'web/src/a.ts', "import '@larder/service-kit';"],
    ['a subpath of what is forbidden', 'gateway/src/a.ts', "import '@larder/recipe/src/x.js';"],
    ['another package by path', 'services/recipe/src/a.ts', "import '../../identity/src/index.js';"],
    ['a pure library the framework', 'libs/measures/src/a.ts', "import '@nestjs/common';"],
    ['other services the search index', 'services/parser/src/a.ts', "import '@larder/recipe-search';"],
    ['production code the test library', 'services/recipe/src/a.ts', "import '@larder/testing';"],
  ])('forbid %s', async (_case, file, code) => expect(await violationsIn(file, code)).toBe(1));

  it.each([
    ['services/recipe/src/a.ts', "import '@larder/contracts';"],
    ['services/recipe/src/a.ts', "import '@larder/recipe-search';"],
    ['services/recipe/test/a.int.spec.ts', "import '@larder/testing';"],
    ['web/src/a.ts', "import '@larder/contracts/recipe/recipe';"],
    ['deploy/src/a.ts', "import '@larder/recipe';"],
  ])('allow in %s: %s', async (file, code) => expect(await violationsIn(file, code)).toBe(0));
});

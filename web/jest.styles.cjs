const { readFileSync } = require('node:fs');
const { transform } = require('lightningcss');

/** Declarations that hide an element. jsdom takes seconds to match all others, and has no layout to apply them to. */
const HIDES = {
  display: ({ value }) => value.type === 'keyword' && value.value === 'none',
  visibility: ({ value }) => value !== 'visible',
  opacity: ({ value }) => value === 0,
};

/** A jest transform: only the rules of an imported style sheet that hide elements are applied. */
module.exports = {
  process(_source, filename) {
    const { code, exports } = transform({
      filename,
      code: readFileSync(filename),
      cssModules: filename.endsWith('.module.css'),
      minify: true, // removes empty rules
      visitor: { Declaration: (declaration) => (HIDES[declaration.property]?.(declaration) ? undefined : []) },
    });
    const names = Object.fromEntries(Object.entries(exports ?? {}).map(([name, scoped]) => [name, scoped.name]));
    return { code: moduleOf(code.toString(), names) };
  },
};

function moduleOf(css, names) {
  const sheet = css
    ? `document.head.append(Object.assign(document.createElement('style'), { textContent: ${JSON.stringify(css)} }));`
    : '';
  return `${sheet}\nmodule.exports = ${JSON.stringify(names)};`;
}

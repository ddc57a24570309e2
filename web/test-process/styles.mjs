import { transform } from 'lightningcss';

/** Declarations that hide an element. jsdom takes seconds to match all others, and has no layout to apply them to. */
const HIDES = {
  display: ({ value }) => value.type === 'keyword' && value.value === 'none',
  visibility: ({ value }) => value !== 'visible',
  opacity: ({ value }) => value === 0,
};

/** The module of an imported style sheet: only its rules that hide elements are applied. */
export function moduleOfStyles(filename, css) {
  const { code, exports } = transform({
    filename,
    code: css,
    cssModules: filename.endsWith('.module.css'),
    minify: true, // removes empty rules
    visitor: { Declaration: (declaration) => (HIDES[declaration.property]?.(declaration) ? undefined : []) },
  });
  const names = Object.fromEntries(Object.entries(exports ?? {}).map(([name, scoped]) => [name, scoped.name]));
  return `${sheetOf(code.toString())}\nexport default ${JSON.stringify(names)};`;
}

function sheetOf(css) {
  if (!css) return '';
  return `document.head.append(Object.assign(document.createElement('style'), { textContent: ${JSON.stringify(css)} }));`;
}

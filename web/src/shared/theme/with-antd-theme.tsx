import type { ComponentType, FunctionComponent } from 'react';

/** Loads a part of a page together with the theme of Ant Design, which it stands in then. */
export async function withAntdTheme<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<FunctionComponent<Props>> {
  const [Part, { AntdTheme }] = await Promise.all([load(), import('./AntdTheme.js')]);
  return function ThemedPart(props: Props) {
    return (
      <AntdTheme>
        <Part {...props} />
      </AntdTheme>
    );
  };
}

import type { ComponentType, FunctionComponent } from 'react';

/** Loads a component together with the theme of Ant Design, and wraps it in the theme. */
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

import { lazy, type ComponentType } from 'react';
import { retryLoad } from '../outage/retry-load.js';
import { withAntdTheme } from './antd/with-antd-theme.js';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** React's `lazy` for a component that is loaded on demand, with retries during an outage. It may use Ant Design. */
export function lazyPart<Props extends object>(load: Load<Props>) {
  return lazy(() => retryLoad(async () => ({ default: await withAntdTheme(async () => (await load()).default) })));
}

/** The same for a component without Ant Design, which is not loaded for it. */
export function lazyPlainPart<Props extends object>(load: Load<Props>) {
  return lazy(() => retryLoad(load));
}

import { lazy, type ComponentType } from 'react';
import { retryLoad } from '../outage/retry-load.js';
import { withAntdTheme } from './with-antd-theme.js';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** React's `lazy` for a part of a page that is loaded on demand; waits for a server that is away. May use Ant Design. */
export function lazyPart<Props extends object>(load: Load<Props>) {
  return lazy(() => retryLoad(async () => ({ default: await withAntdTheme(async () => (await load()).default) })));
}

/** The same for a part that uses nothing of Ant Design, whose code is not fetched for it then. */
export function lazyPlainPart<Props extends object>(load: Load<Props>) {
  return lazy(() => retryLoad(load));
}

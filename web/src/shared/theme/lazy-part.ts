import { createElement, lazy, useState, type ComponentType, type FunctionComponent } from 'react';
import { retryLoad } from '../outage/retry-load.js';
import { withAntdTheme } from './antd/with-antd-theme.js';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A component whose code is loaded on demand: it suspends until the code is there. */
export interface LazyPart<Props> extends FunctionComponent<Props> {
  /** Loads the code, once: ahead of the first use, or to render the part without suspending. */
  load: () => Promise<unknown>;
}

/** A component that is loaded on demand, with retries during an outage. It may use Ant Design. */
export function lazyPart<Props extends object>(load: Load<Props>): LazyPart<Props> {
  return lazyComponent(() => withAntdTheme(async () => (await load()).default));
}

/** The same for a component without Ant Design, which is not loaded for it. */
export function lazyPlainPart<Props extends object>(load: Load<Props>): LazyPart<Props> {
  return lazyComponent(async () => (await load()).default);
}

/** Unlike React's `lazy`, which always suspends when it is first rendered, it does not once its code is loaded. */
function lazyComponent<Props extends object>(loadComponent: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let component: ComponentType<Props> | undefined;
  let loaded: Promise<ComponentType<Props>> | undefined;
  const load = () => (loaded ??= retryLoad(loadComponent).then((result) => (component = result)));
  const Lazy = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>; // its props are generic
  function Part(props: Props) {
    const [Rendered] = useState(() => component ?? Lazy); // another type would lose the state of the component
    return createElement(Rendered, props);
  }
  return Object.assign(Part, { load });
}

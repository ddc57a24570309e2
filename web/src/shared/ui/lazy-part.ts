import { lazy } from 'react';
import { retryLoad } from '../../api/outage/retry-load.js';

/** React's `lazy` for a part of a page that is loaded on demand; waits for a server that is away. */
export const lazyPart: typeof lazy = (load) => lazy(() => retryLoad(load));

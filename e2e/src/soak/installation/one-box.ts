import { join } from 'node:path';
import { startProduct } from '../../../support/start-product.mjs';
import { INSTANCE_LOG, type Installation, type Target } from './installation.js';
import { processTable, type RunningProcess } from '@larder/testing';
import { treeOf } from '../../support/instances/process-tree.js';
import { targetsOf, type SupervisedServer } from './supervised-server.js';

/** Identifies the processes of `npm start`. */
const PARTS: readonly [part: string, commandPattern: RegExp][] = [
  ['database', /embedded-mongo/],
  ['nats-server', /^\S*nats-server\b/],
  ['redis-server', /^\S*redis-server\b/],
  ['gateway and services', /product-main/],
];

/** The product of `npm start`, in a separate data folder. */
export async function startOneBox(
  folder: string,
  settings: Record<string, string>,
  servers: readonly SupervisedServer[] = [],
): Promise<Installation> {
  const logFile = join(folder, INSTANCE_LOG);
  const product = await startProduct(folder, settings, { logFile });
  const seenCommands = new Map<number, string>();
  const targets = () => {
    const tree = treeOf(product.pid);
    for (const { pid, command } of tree) seenCommands.set(pid, command);
    return [...tree.flatMap(targetsIn), ...servers.flatMap(targetsOf)];
  };
  return {
    url: product.url,
    targets,
    logFile,
    output: () => product.output(),
    stop: async () => {
      targets();
      await product.stop();
      return processTable()
        .filter(({ pid, command }) => seenCommands.get(pid) === command)
        .map(({ command }) => command);
    },
  };
}

/** A process of the tree as a target of kills; none for helpers such as the launcher. */
function targetsIn({ pid, command }: RunningProcess): Target[] {
  const part = PARTS.find(([, pattern]) => pattern.test(command))?.[0];
  return part ? [{ part, pid }] : [];
}

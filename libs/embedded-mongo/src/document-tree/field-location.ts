import { badValue, CommandError } from '../errors.js';
import type { Value } from '../bson/value.js';
import type { ArrayFilters } from './array-filters.js';
import { ArrayNode, isContainer, ObjectNode, openNode, toValue, type Container, type Node } from './tree.js';

/** The location of a change: a field of a container. */
export interface FieldLocation {
  readonly parent: Container;
  readonly name: string;
  /** The whole path, for error messages. */
  readonly path: string;
}

/** Finds the item that `$` selects in the array at a path. */
export type PositionOf = (arrayPath: string) => number;

/** The inputs for resolving the paths of an update. */
export interface Resolution {
  readonly arrayFilters: ArrayFilters;
  readonly positionOf: PositionOf;
}

/** Replaces `$`, `$[]` and `$[name]` in a path by array positions of this document. */
export function concretePaths(root: ObjectNode, path: string, { arrayFilters, positionOf }: Resolution): string[][] {
  let paths: string[][] = [[]];
  const steps = path.split('.');
  steps.forEach((step, i) => {
    if (step === '$') {
      const position = String(positionOf(steps.slice(0, i).join('.')));
      paths = paths.map((prefix) => [...prefix, position]);
    } else if (step.startsWith('$[') && step.endsWith(']')) {
      const name = step.slice(2, -1);
      const test = name ? arrayFilters.test(name, path) : () => true;
      paths = paths.flatMap((prefix) => itemsAt(root, prefix, test).map((position) => [...prefix, String(position)]));
    } else paths = paths.map((prefix) => [...prefix, step]);
  });
  return paths;
}

function itemsAt(root: ObjectNode, path: readonly string[], test: (item: Value) => boolean): number[] {
  const node = nodeAt(root, path);
  const array = node && openNode(node);
  if (!node) throw badValue(`The path '${path.join('.')}' must exist in the document in order to apply array updates.`);
  if (!(array instanceof ArrayNode))
    throw badValue(`Cannot apply array updates to non-array element ${path.join('.')}`);
  return array.items.flatMap((item, position) => (test(toValue(item)) ? [position] : []));
}

/** The value at a path without wildcards; undefined when there is none. */
export function nodeAt(root: ObjectNode, path: readonly string[]): Node | undefined {
  let node: Node | undefined = root;
  for (const step of path) {
    const container: Node | undefined = node && openNode(node);
    if (!isContainer(container)) return undefined;
    node = container.get(step);
  }
  return node;
}

/**
 * The location of a path, with the containers on it opened. Missing ones are created when `creates`; otherwise the
 * result is undefined.
 *
 * @throws CommandError when a value on the path cannot have fields
 */
export function locateField(root: ObjectNode, path: readonly string[], creates: boolean): FieldLocation | undefined {
  let parent: Container = root;
  for (const [i, step] of path.slice(0, -1).entries()) {
    if (!parent.accepts(step)) return noLocation(creates, path, i - 1);
    const child = openChild(parent, step, creates);
    if (child === undefined) return undefined;
    if (!isContainer(child)) return noLocation(creates, path, i);
    parent = child;
  }
  const name = path.at(-1) ?? '';
  if (!parent.accepts(name)) return noLocation(creates, path, path.length - 2);
  return { parent, name, path: path.join('.') };
}

function openChild(parent: Container, step: string, creates: boolean): Node | undefined {
  const existing = parent.get(step);
  if (existing === undefined && !creates) return undefined;
  const child = existing === undefined ? new ObjectNode() : openNode(existing);
  if (child !== existing) parent.set(step, child);
  return child;
}

/** @throws CommandError when a field should be created, but the value at step `at` of the path cannot have fields */
function noLocation(creates: boolean, path: readonly string[], at: number): undefined {
  if (!creates) return undefined;
  const [name, holder] = [path[at + 1], path.slice(0, at + 1).join('.')];
  throw new CommandError(
    'PathNotViable',
    `Cannot create field '${name}' in element {${holder}}: it cannot have fields`,
  );
}

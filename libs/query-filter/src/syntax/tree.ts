import type { Operator } from './operators.js';

/** At least two conditions joined by AND or OR. A group never contains a group of its own kind directly. */
export interface Group<C> {
  kind: 'and' | 'or';
  terms: Tree<C>[];
}
export type Tree<C> = Group<C> | C;

/** A parsed condition: `tags.name IN ["a", "b"]`. The value of IS and IS NOT is null. */
export interface Comparison {
  kind: 'comparison';
  /** As in the text, camelCase or snake_case. */
  attribute: string;
  operator: Operator;
  value: string | string[] | null;
}

/** A filter whose attributes and values have not been checked yet. */
export type Filter = Tree<Comparison>;

/**
 * Joins trees by AND; null means "no restriction". The server adds its restrictions this way instead of concatenating
 * texts, since a text could contain an unbalanced parenthesis.
 */
export function allOf<C extends { kind: 'comparison' }>(...trees: (Tree<C> | null)[]): Tree<C> | null {
  return combine(
    'and',
    trees.filter((tree) => tree !== null),
  );
}

/** Joins trees by OR. If one of them is null ("no restriction"), so is the result. */
export function anyOf<C extends { kind: 'comparison' }>(...trees: (Tree<C> | null)[]): Tree<C> | null {
  const restrictions = trees.filter((tree) => tree !== null);
  return restrictions.length < trees.length ? null : combine('or', restrictions);
}

/** A condition, for filters that are not parsed from a text. */
export function condition(attribute: string, operator: Operator, value: string | string[] | null): Comparison {
  return { kind: 'comparison', attribute, operator, value };
}

/** A group of trees; groups of the same kind are merged into it. A single tree is returned as it is, and null for none. */
function combine<C extends { kind: 'comparison' }>(kind: 'and' | 'or', trees: Tree<C>[]): Tree<C> | null {
  const terms = trees.flatMap((tree) => (isGroup(tree) && tree.kind === kind ? tree.terms : [tree]));
  return terms.length > 1 ? { kind, terms } : (terms[0] ?? null);
}

export function isGroup<C extends { kind: 'comparison' }>(tree: Tree<C>): tree is Group<C> {
  return tree.kind !== 'comparison';
}

/** The depth of nested groups. */
export function depthOf<C extends { kind: 'comparison' }>(tree: Tree<C>): number {
  return isGroup(tree) ? 1 + Math.max(...tree.terms.map(depthOf)) : 0;
}

/** All comparisons of a tree, from left to right. */
export function comparisonsOf<C extends { kind: 'comparison' }>(tree: Tree<C>): C[] {
  return isGroup(tree) ? tree.terms.flatMap((term) => comparisonsOf(term)) : [tree];
}

/** The same tree with other comparisons. */
export function mapTree<C extends { kind: 'comparison' }, D>(tree: Tree<C>, change: (comparison: C) => D): Tree<D> {
  if (!isGroup(tree)) return change(tree);
  return { kind: tree.kind, terms: tree.terms.map((term) => mapTree(term, change)) };
}

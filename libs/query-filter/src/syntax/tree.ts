import type { Operator } from './operators.js';

/** Conditions joined by AND or OR, at least two of them. A group never directly holds a group of its own kind. */
export interface Group<C> {
  kind: 'and' | 'or';
  terms: Tree<C>[];
}
export type Tree<C> = Group<C> | C;

/** One condition as it was written: `tags.name IN ["a", "b"]`. The value of IS and IS NOT is null. */
export interface Comparison {
  kind: 'comparison';
  /** As written, camelCase or snake_case. */
  attribute: string;
  operator: Operator;
  value: string | string[] | null;
}

/** A filter whose attributes and values have not been checked yet. */
export type Filter = Tree<Comparison>;

/**
 * All (or any) of some trees as one; null stands for "no restriction". Restrictions of the server are added this way,
 * never by pasting texts together: a text could close a parenthesis it did not open.
 */
export function allOf<C extends { kind: 'comparison' }>(...trees: (Tree<C> | null)[]): Tree<C> | null {
  return combine(
    'and',
    trees.filter((tree) => tree !== null),
  );
}

/** See `allOf`. Any of several of which one is "no restriction" is no restriction. */
export function anyOf<C extends { kind: 'comparison' }>(...trees: (Tree<C> | null)[]): Tree<C> | null {
  const restrictions = trees.filter((tree) => tree !== null);
  return restrictions.length < trees.length ? null : combine('or', restrictions);
}

/** A condition written by the server itself. */
export function condition(attribute: string, operator: Operator, value: string | string[] | null): Comparison {
  return { kind: 'comparison', attribute, operator, value };
}

/** A group of trees, of which those of the same kind are merged into it; a lone tree stays itself, none is null. */
function combine<C extends { kind: 'comparison' }>(kind: 'and' | 'or', trees: Tree<C>[]): Tree<C> | null {
  const terms = trees.flatMap((tree) => (isGroup(tree) && tree.kind === kind ? tree.terms : [tree]));
  return terms.length > 1 ? { kind, terms } : (terms[0] ?? null);
}

export function isGroup<C extends { kind: 'comparison' }>(tree: Tree<C>): tree is Group<C> {
  return tree.kind !== 'comparison';
}

/** How many groups are nested in each other. */
export function depthOf<C extends { kind: 'comparison' }>(tree: Tree<C>): number {
  return isGroup(tree) ? 1 + Math.max(...tree.terms.map(depthOf)) : 0;
}

/** Every comparison of a tree, from left to right. */
export function comparisonsOf<C extends { kind: 'comparison' }>(tree: Tree<C>): C[] {
  return isGroup(tree) ? tree.terms.flatMap((term) => comparisonsOf(term)) : [tree];
}

/** The same tree with other comparisons. */
export function mapTree<C extends { kind: 'comparison' }, D>(tree: Tree<C>, change: (comparison: C) => D): Tree<D> {
  if (!isGroup(tree)) return change(tree);
  return { kind: tree.kind, terms: tree.terms.map((term) => mapTree(term, change)) };
}

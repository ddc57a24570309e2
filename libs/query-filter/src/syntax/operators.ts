const SYMBOL_OPERATORS = ['=', '<>', '>', '<', '>=', '<='] as const;
export type SymbolOperator = (typeof SYMBOL_OPERATORS)[number];

/** Operators with a list of values. */
export type ListOperator = 'IN' | 'NOT IN' | 'CONTAINS ALL';
export type LikeOperator = 'LIKE' | 'NOT LIKE';
export type NullOperator = 'IS' | 'IS NOT';
export type KeywordOperator = ListOperator | LikeOperator | NullOperator;

export type Operator = SymbolOperator | KeywordOperator;

export function isSymbolOperator(text: string): text is SymbolOperator {
  return SYMBOL_OPERATORS.some((operator) => operator === text);
}

export function isListOperator(operator: Operator): operator is ListOperator {
  return operator === 'IN' || operator === 'NOT IN' || operator === 'CONTAINS ALL';
}

export function isNullOperator(operator: Operator): operator is NullOperator {
  return operator === 'IS' || operator === 'IS NOT';
}

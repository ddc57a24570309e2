import type { MongoFilter } from '@larder/query-filter';

/** The stored field that contains the subscriptions. */
const SUBSCRIPTIONS = 'subscriptions';

/** Converts a filter so that subscriptions that are not stored count as false, as in the API. */
export function withAbsentSubscriptions(filter: MongoFilter): MongoFilter {
  return Object.fromEntries(
    Object.entries(filter).map(([key, value]) => {
      if (Array.isArray(value)) return [key, value.map((term) => withAbsentSubscriptions(term as MongoFilter))];
      return [key, key.startsWith(`${SUBSCRIPTIONS}.`) ? flagCondition(value) : value];
    }),
  );
}

function flagCondition(condition: unknown): MongoFilter {
  const flags = [true, false].filter((flag) => satisfies(flag, condition));
  return { $in: flags.includes(false) ? [...flags, null] : flags };
}

function satisfies(flag: boolean, condition: unknown): boolean {
  if (condition === null) return false; // IS NULL: every flag has a value
  return Object.entries(condition as Record<string, unknown>).every(([operator, expected]) => {
    if (operator === '$in') return (expected as unknown[]).includes(flag);
    if (operator === '$nin') return !(expected as unknown[]).includes(flag);
    return COMPARISONS[operator]?.(flag, expected as boolean) ?? false;
  });
}

const COMPARISONS: Readonly<Record<string, (flag: boolean, expected: boolean) => boolean>> = {
  $eq: (flag, expected) => flag === expected,
  $ne: (flag, expected) => flag !== expected,
  $gt: (flag, expected) => flag > expected,
  $lt: (flag, expected) => flag < expected,
  $gte: (flag, expected) => flag >= expected,
  $lte: (flag, expected) => flag <= expected,
};

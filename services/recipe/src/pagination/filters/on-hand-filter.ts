import { NOTHING, type MongoFilter } from '@larder/query-filter';

/** The field with the households that have a food or tool on hand. */
export const ON_HAND_FIELD = 'householdsOnHand';

const EVERYTHING: MongoFilter = {};

/** Converts conditions on `onHand` to conditions on the list of households, for one household. */
export function onHandFilter(filter: MongoFilter, householdId: string): MongoFilter {
  return Object.fromEntries(Object.entries(filter).map(([key, value]) => translate(key, value, householdId)));
}

function translate(key: string, value: unknown, householdId: string): [string, unknown] {
  if ((key === '$and' || key === '$or') && Array.isArray(value)) {
    return [key, value.map((each) => onHandFilter(each as MongoFilter, householdId))];
  }
  return key === ON_HAND_FIELD ? ['$and', [householdCondition(value, householdId)]] : [key, value];
}

function householdCondition(condition: unknown, householdId: string): MongoFilter {
  const [yes, no] = [allows(condition, true), allows(condition, false)];
  if (yes && no) return EVERYTHING;
  if (!yes && !no) return NOTHING;
  return { [ON_HAND_FIELD]: yes ? householdId : { $ne: householdId } };
}

/** Whether a compiled condition matches true or false. */
function allows(condition: unknown, value: boolean): boolean {
  if (condition === null) return false;
  return Object.entries(condition as Record<string, unknown>).every(([operator, operand]) => {
    if (operator === '$eq') return value === operand;
    if (operator === '$ne') return value !== operand;
    if (operator === '$in') return (operand as unknown[]).includes(value);
    if (operator === '$nin') return !(operand as unknown[]).includes(value);
    if (operator === '$gt') return value > (operand as boolean);
    if (operator === '$gte') return value >= (operand as boolean);
    if (operator === '$lt') return value < (operand as boolean);
    return operator === '$lte' && value <= (operand as boolean);
  });
}

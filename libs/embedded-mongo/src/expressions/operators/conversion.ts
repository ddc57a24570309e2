import { Decimal128, ObjectId } from 'bson';
import { CommandError } from '../../errors.js';
import { toValue } from '../../bson/convert.js';
import { Tag, typeName } from '../../bson/tags.js';
import { onArguments, onValue, type ExpressionOperator } from './define.js';

const OBJECT_ID = /^[0-9a-f]{24}$/i;

/** Types and conversions between them. */
export const conversionOperators: Readonly<Record<string, ExpressionOperator>> = {
  $type: onArguments(([value]) => typeName(toValue(value).tag)),
  $isNumber: onArguments(([value]) => ['int', 'long', 'double', 'decimal'].includes(typeName(toValue(value).tag))),
  $toString: onValue(toText),
  $toObjectId: onValue(toObjectId),
  $toDecimal: onValue((value) => Decimal128.fromString(toText(value))),
};

function toText(value: NonNullable<unknown>): string {
  if (value instanceof Date) return value.toISOString();
  const { tag } = toValue(value);
  if (tag === Tag.object || tag === Tag.array)
    throw conversionError(`Unsupported conversion from ${typeName(tag)} to string`);
  return (value as { toString(): string }).toString();
}

function toObjectId(value: NonNullable<unknown>): ObjectId {
  if (value instanceof ObjectId) return value;
  if (typeof value === 'string' && OBJECT_ID.test(value)) return new ObjectId(value);
  throw conversionError('Failed to parse objectId in $convert with no onError value');
}

function conversionError(message: string): CommandError {
  return new CommandError('ConversionFailure', message);
}

import type { Document } from 'bson';
import { badValue, CommandError } from '../../errors.js';
import { decodeSpec } from '../../bson/convert.js';
import { fieldsOf, fieldsOfShorthand, itemsOf, type Value } from '../../bson/value.js';
import type { CollectionName } from './update-record.js';

/** A parsed `$merge` stage. */
export interface Merge {
  readonly into: CollectionName;
  readonly on: readonly string[];
  /** A pipeline, or one of the names in `MATCHED`. */
  readonly whenMatched: Value | string;
  readonly whenNotMatched: string;
  readonly let: Document;
}

const FIELDS = ['into', 'on', 'let', 'whenMatched', 'whenNotMatched'];
const MATCHED = ['replace', 'keepExisting', 'merge', 'fail'];
const NOT_MATCHED = ['insert', 'discard', 'fail'];

/** Parses a `$merge` stage. */
export function parseMerge(spec: Value, db: string): Merge {
  const fields = fieldsOfShorthand(spec, 'into');
  const unknown = [...fields.keys()].find((name) => !FIELDS.includes(name));
  if (unknown) throw new CommandError('IDLUnknownField', `BSON field '$merge.${unknown}' is an unknown field.`);
  const whenMatched = fields.get('whenMatched');
  const letField = fields.get('let');
  if (letField && !whenMatched?.isArray) throw new CommandError('Location51199', "Cannot use 'let' without a pipeline");
  return {
    into: parseInto(fields.get('into'), db),
    on: parseOn(fields.get('on')),
    whenMatched: whenMatched?.isArray ? whenMatched : choice('whenMatched', whenMatched, MATCHED, 'merge'),
    whenNotMatched: choice('whenNotMatched', fields.get('whenNotMatched'), NOT_MATCHED, 'insert'),
    let: letField ? (decodeSpec(letField) as Document) : {},
  };
}

function parseInto(into: Value | undefined, db: string): CollectionName {
  if (into?.isString) return { db, collection: into.text() };
  const fields = new Map(into?.isObject ? fieldsOf(into) : []);
  const [intoDb, collection] = [fields.get('db'), fields.get('coll')];
  if (!collection?.isString) throw new CommandError('Location51178', "$merge 'into' must name a collection");
  return { db: intoDb?.isString ? intoDb.text() : db, collection: collection.text() };
}

function parseOn(on: Value | undefined): string[] {
  if (!on) return ['_id'];
  const fields = on.isArray ? itemsOf(on) : [on];
  if (fields.length > 0 && fields.every((field) => field.isString)) return fields.map((field) => field.text());
  throw new CommandError('Location51186', "$merge 'on' must be a string or a list of strings");
}

function choice(name: string, value: Value | undefined, names: readonly string[], usual: string): string {
  if (!value) return usual;
  const text = value.isString ? value.text() : '';
  if (names.includes(text)) return text;
  throw badValue(`Enumeration value '${text}' for field '$merge.${name}' is not a valid value.`);
}

import { compareNumbers } from '../bson/numbers.js';
import { Tag } from '../bson/tags.js';
import { arrayValue, documentValue, fieldsOf, MISSING, type Value } from '../bson/value.js';
import { DocumentWriter } from '../bson/writer.js';

/**
 * A computed value in which unchanged numbers keep their type: expressions use JavaScript numbers and would turn the
 * double 3.0 into an int.
 */
export function keepNumberTypes(computed: Value, original: Value): Value {
  if (computed.isNumber && original.isNumber) {
    const isSame = computed.tag !== Tag.decimal && compareNumbers(computed, original) === 0;
    return isSame ? original : computed;
  }
  if (computed.tag !== original.tag || !(computed.isObject || computed.isArray)) return computed;
  const originals = new Map(fieldsOf(original));
  const writer = new DocumentWriter(computed.end - computed.start + 16);
  for (const [name, value] of fieldsOf(computed))
    writer.add(name, keepNumberTypes(value, originals.get(name) ?? MISSING));
  const raw = writer.finish();
  return computed.isObject ? documentValue(raw) : arrayValue(raw);
}

import type { ElementReader } from '../bson/layout.js';
import { currentValue, documentValue, fieldsOf, type Value } from '../bson/value.js';
import { Tag } from '../bson/tags.js';
import { DocumentWriter } from '../bson/writer.js';
import type { Expression } from '../expressions/expression.js';
import { ObjectNode, serialize } from '../document-tree/tree.js';
import { locateField } from '../document-tree/field-location.js';
import type { ArraySelection } from './array-selections.js';
import { FieldTree } from './field-tree.js';

/** Copies the included fields, or all but the excluded ones, without decoding. */
export function projectDocument(raw: Buffer, tree: FieldTree, isInclusive: boolean): Buffer {
  const splicer = new Splicer(raw, isInclusive);
  splicer.copyFields(documentValue(raw), tree);
  return splicer.writer.finish();
}

class Splicer {
  readonly writer: DocumentWriter;

  constructor(
    private readonly raw: Buffer,
    private readonly isInclusive: boolean,
  ) {
    this.writer = new DocumentWriter(isInclusive ? undefined : raw.length);
  }

  copyFields(object: Value, tree: FieldTree): void {
    const reader = object.elements();
    let unseen = tree.branches.length;
    while (reader.next()) {
      if (this.isInclusive && unseen === 0) return;
      const part = tree.find(reader);
      if (part === undefined) {
        if (!this.isInclusive) this.copyElement(reader);
        continue;
      }
      unseen--;
      if (part === 'whole') {
        if (this.isInclusive) this.copyElement(reader);
      } else if (part instanceof FieldTree) this.copyPart(reader.name, currentValue(reader), part);
      else this.copySelection(reader.name, currentValue(reader), part);
    }
  }

  private copyElement(reader: ElementReader): void {
    this.writer.addElement(reader.bytes, reader.elementStart, reader.end);
  }

  private copyPart(name: string, value: Value, tree: FieldTree): void {
    if (value.isObject) {
      this.writer.openChild(name, Tag.object);
      this.copyFields(value, tree);
      this.writer.close();
    } else if (value.isArray) this.copyItems(name, value, tree);
    else if (!this.isInclusive) this.writer.add(name, value);
  }

  /** Part of each item; items without fields are omitted from inclusions. */
  private copyItems(name: string, array: Value, tree: FieldTree): void {
    this.writer.openChild(name, Tag.array);
    const items = array.elements();
    let position = 0;
    while (items.next()) {
      const item = currentValue(items);
      if (this.isInclusive && !item.isObject && !item.isArray) continue;
      this.copyPart(String(position++), item, tree);
    }
    this.writer.close();
  }

  private copySelection(name: string, value: Value, selection: ArraySelection): void {
    if (!value.isArray && !selection.keepsOthers) return;
    const part = value.isArray ? selection.select(value, this.raw) : value;
    if (part) this.writer.add(name, part);
  }
}

/** Adds fields that are computed from the whole document. */
export function withFields(projected: Buffer, raw: Buffer, computed: ReadonlyMap<string, Expression>): Buffer {
  const root = new ObjectNode(new Map(fieldsOf(documentValue(projected))));
  for (const [path, evaluate] of computed) {
    const value = evaluate(raw);
    const location = value.isMissing ? undefined : locateField(root, path.split('.'), true);
    location?.parent.set(location.name, value);
  }
  return serialize(root);
}

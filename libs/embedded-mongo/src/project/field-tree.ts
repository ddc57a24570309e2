import type { ElementReader } from '../bson/layout.js';
import { CommandError } from '../errors.js';
import type { ArraySelection } from './array-selections.js';

/** The projection of a field: all of it, some items, or parts. */
export type FieldPart = 'whole' | ArraySelection | FieldTree;

interface Branch {
  readonly name: string;
  readonly bytes: Buffer;
  readonly part: FieldPart;
}

/** The fields of a projection. Looked up by bytes, since most fields of a document are not part of it. */
export class FieldTree {
  readonly branches: Branch[] = [];

  /** @throws CommandError when a path is used twice, or is part of another */
  static of(paths: readonly string[], selections: ReadonlyMap<string, ArraySelection>): FieldTree {
    const tree = new FieldTree();
    for (const path of paths) tree.add(path, 'whole');
    for (const [path, selection] of selections) tree.add(path, selection);
    return tree;
  }

  /** The projection of the reader's current field; undefined when there is none. */
  find(reader: ElementReader): FieldPart | undefined {
    for (const branch of this.branches) if (reader.nameIs(branch.bytes)) return branch.part;
    return undefined;
  }

  private add(path: string, part: FieldPart): void {
    const [name = '', ...rest] = path.split('.');
    const existing = this.branches.find((branch) => branch.name === name);
    if (rest.length === 0) {
      if (existing) throw collision(path);
      this.branches.push({ name, bytes: Buffer.from(name), part });
      return;
    }
    const tree = existing?.part ?? new FieldTree();
    if (!(tree instanceof FieldTree)) throw collision(path);
    if (!existing) this.branches.push({ name, bytes: Buffer.from(name), part: tree });
    tree.add(rest.join('.'), part);
  }
}

function collision(path: string): CommandError {
  return new CommandError('Location31249', `Path collision at ${path}`);
}

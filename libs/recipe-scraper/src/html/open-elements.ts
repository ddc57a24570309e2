import { LIMITS } from '../limits.js';
import type { PageElement } from './element.js';
import { endsAcross, impliedEndOf } from './nesting.js';

/** The open elements while a page is parsed, outermost first. */
export class OpenElements {
  private readonly stack: PageElement[];
  private readonly openByName = new Map<string, number>();
  private ignored = 0;

  constructor(private readonly root: PageElement) {
    this.stack = [root];
  }

  get innermost(): PageElement {
    return this.stack[this.stack.length - 1] ?? this.root;
  }

  isOpen(name: string): boolean {
    return (this.openByName.get(name) ?? 0) > 0;
  }

  open(element: PageElement): void {
    if (this.stack.length >= LIMITS.elementDepth) {
      this.ignored++; // too deep: its content is added to the innermost open element
      return;
    }
    this.stack.push(element);
    this.openByName.set(element.name, (this.openByName.get(element.name) ?? 0) + 1);
  }

  /** Ends the elements that the start tag `name` ends implicitly. */
  endImplied(name: string): void {
    const implied = impliedEndOf(name);
    if (!implied) return;
    for (let index = this.stack.length - 1; index > 0; index--) {
      const open = this.nameAt(index);
      if (implied.ends.has(open)) return this.closeFrom(index);
      if (implied.stopsAt.has(open)) return;
    }
  }

  /** An end tag: closes the matching element and unclosed ones inside it; a stray one is ignored. */
  close(name: string): void {
    if (this.ignored > 0) {
      this.ignored--;
      return;
    }
    if (!this.isOpen(name)) return;
    for (let index = this.stack.length - 1; index > 0; index--) {
      const open = this.nameAt(index);
      if (open === name) return this.closeFrom(index);
      if (!endsAcross(name, open)) return;
    }
  }

  private nameAt(index: number): string {
    return this.stack[index]?.name ?? '';
  }

  private closeFrom(index: number): void {
    for (const { name } of this.stack.splice(index)) this.openByName.set(name, (this.openByName.get(name) ?? 1) - 1);
  }
}

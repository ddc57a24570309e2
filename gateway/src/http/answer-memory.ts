import { Json } from '@larder/contracts';
import { Injectable } from '@nestjs/common';

/** JSON in the bytes that are sent. */
export class StoredAnswer {
  constructor(readonly bytes: Buffer) {}
}

const MAX_BYTES = 4 * 1024 * 1024;
/** A larger answer would replace too many others. */
const MAX_ANSWER_BYTES = MAX_BYTES / 16;

/**
 * The lists that were sent last, by the tag of the answer. The tag changes with every write to the databases, so an answer
 * that is found is the one that the services would give now. The least recently used are removed first.
 */
@Injectable()
export class AnswerMemory {
  private readonly answers = new Map<string, StoredAnswer>();
  private bytes = 0;

  /** The answer with this tag. */
  find(tag: string): StoredAnswer | undefined {
    const stored = this.answers.get(tag);
    if (!stored) return undefined;
    this.answers.delete(tag);
    this.answers.set(tag, stored); // a Map remembers the order of insertion
    return stored;
  }

  /** Stores the answer if it is plain JSON and not too large; returns what is to be sent. */
  store(tag: string, answer: unknown): unknown {
    // A subclass carries more than its text, which the headers need.
    if (!(answer instanceof Json) || answer.constructor !== Json) return answer;
    const stored = new StoredAnswer(Buffer.from(answer.text));
    if (stored.bytes.length > MAX_ANSWER_BYTES) return stored;
    this.remove(tag);
    this.answers.set(tag, stored);
    this.bytes += stored.bytes.length;
    this.removeOldest();
    return stored;
  }

  private removeOldest(): void {
    for (const tag of this.answers.keys()) {
      if (this.bytes <= MAX_BYTES) return;
      this.remove(tag);
    }
  }

  private remove(tag: string): void {
    this.bytes -= this.answers.get(tag)?.bytes.length ?? 0;
    this.answers.delete(tag);
  }
}

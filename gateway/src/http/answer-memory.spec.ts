import { Json } from '@larder/contracts';
import { AnswerMemory, StoredAnswer } from './answer-memory.js';
import { RecordText } from './record-text.js';

const LARGE = 200 * 1024;
const textOf = (answer: unknown) => (answer instanceof StoredAnswer ? answer.bytes.toString() : answer);

describe('the memory of answers', () => {
  it('gives the bytes that were sent, by their tag', () => {
    const memory = new AnswerMemory();
    const sent = memory.store('a', new Json('{"name":"Crêpes 🍋"}'));

    expect(textOf(sent)).toBe('{"name":"Crêpes 🍋"}');
    expect(memory.find('a')).toBe(sent);
    expect(memory.find('b')).toBeUndefined();
  });

  it.each([
    ['an object', { items: [] }],
    ['a record whose headers tell its version', new RecordText(new Json('{"updatedAt":"2026-01-02T03:04:05Z"}'))],
    ['nothing', undefined],
  ])('passes %s on and does not store it', (_what, answer) => {
    const memory = new AnswerMemory();
    expect(memory.store('a', answer)).toBe(answer);
    expect(memory.find('a')).toBeUndefined();
  });

  it('does not store an answer that would replace too many others', () => {
    const memory = new AnswerMemory();
    const text = JSON.stringify('x'.repeat(2 * LARGE));
    expect(textOf(memory.store('a', new Json(text)))).toBe(text);
    expect(memory.find('a')).toBeUndefined();
  });

  it('removes the least recently used answers when it is full', () => {
    const memory = new AnswerMemory();
    const tags = Array.from({ length: 30 }, (_, index) => `tag ${index}`);
    for (const tag of tags) {
      memory.store(tag, new Json(JSON.stringify(tag.padEnd(LARGE))));
      memory.find('tag 0');
    }

    const kept = tags.filter((tag) => memory.find(tag));
    expect(kept).toEqual(['tag 0', ...tags.slice(-(kept.length - 1))]);
    expect(kept.length).toBe(20); // 4 MB
  });

  it('counts an answer once that is stored again', () => {
    const memory = new AnswerMemory();
    memory.store('other', new Json('1'));
    for (let i = 0; i < 100; i += 1) memory.store('a', new Json(JSON.stringify('x'.repeat(LARGE))));
    expect(textOf(memory.find('other'))).toBe('1');
  });
});

import { newId } from '@larder/service-kit';
import { inputOf, type AiServer } from './ai-server.js';
import type { StartedParser } from './started-parser.js';

export const NOT_REACHED = { code: 'parser.ai-not-reached', kind: 'refused' };

/** A model that always answers with this object. */
export const saying = (value: object) => () => JSON.stringify(value);

/** Stores an upload and returns its key. */
export async function upload({ store }: StartedParser, bytes: Uint8Array): Promise<string> {
  const key = `.temp/${newId()}`;
  await store.put(key, bytes);
  return key;
}

/** A fake model that splits lines by simple rules. */
export const splitting = (question: Parameters<AiServer['model']>[0]) => {
  const lines = JSON.parse(inputOf(question)) as string[];
  const ingredients = lines.map((input) => {
    const [amount = '', ...food] = input.split(' ');
    return { input, confidence: 88, quantity: Number(amount), unit: null, food: food.join(' '), note: null };
  });
  return JSON.stringify({ ingredients });
};

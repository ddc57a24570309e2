import { readIngredientModel, writeIngredientModel } from '../nlp/ingredient-model.js';
import { nlpParser } from '../nlp/parse-nlp.js';
import { tokenize } from '../tokens/tokenize.js';
import { align } from './align.js';
import { readLabeledLines, type LabeledLine } from './labeled-line.js';
import { partOf } from './split.js';
import { supplementOf } from './supplement.js';
import { trainIngredientModel } from './train-ingredient-model.js';

const NO_LABELS = { quantity: '', unit: '', size: '', name: '', preparation: '', comment: '', purpose: '' };
const labeled = (input: string, labels: Partial<LabeledLine>): LabeledLine => ({ ...NO_LABELS, ...labels, input });

describe('readLabeledLines', () => {
  it('parses quoted cells and leaves absent columns empty', () => {
    const [line] = readLabeledLines('input,name,quantity\r\n"2 ""big"" eggs, beaten",eggs,2\r\n');
    expect(line).toEqual({ ...NO_LABELS, input: '2 "big" eggs, beaten', name: 'eggs', quantity: '2' });
  });
});

describe('align', () => {
  it.each([
    [
      labeled('75g/2½oz leaves, torn', { quantity: '75 2#1$2', unit: 'g oz', name: 'leaf', preparation: 'torn' }),
      ['quantity', 'unit', 'quantity', 'unit', 'name', 'preparation'],
    ],
    [
      labeled('3 garlic cloves, or to taste', {
        quantity: '3',
        unit: 'clove',
        name: 'garlic',
        comment: 'or to taste',
      }),
      ['quantity', 'name', 'unit', 'comment', 'comment', 'comment'],
    ],
    [
      labeled('2 cups rice or 1 cup wheat', { quantity: '2', unit: 'cup', name: 'rice', comment: 'or 1 cup wheat' }),
      ['quantity', 'unit', 'name', 'comment', 'comment', 'comment', 'comment'],
    ],
    [
      labeled('110g-175g pork', { quantity: '110-175', unit: 'g', name: 'pork' }),
      ['quantity', 'unit', 'comment', 'comment', 'name'],
    ],
  ])('labels the words of $input by their columns', (line, expected) => {
    expect(align(line, tokenize(line.input))).toEqual(expected);
  });
});

describe('partOf', () => {
  it('assigns lines that differ only in numbers, capitals and punctuation to one part', () => {
    expect(partOf('2 cups Flour, sifted')).toBe(partOf('3½ cups flour (sifted)'));
  });
});

describe('supplementOf', () => {
  it('fills the templates with foods and labels every word', () => {
    const lines = supplementOf(['brown rice', 'egg yolk']);

    const sum = lines.find(({ line }) => line.startsWith('1 brown rice + 1 '));
    expect(sum?.labels).toEqual(['quantity', 'name', 'name', 'comment', 'comment', 'comment']);
    for (const { tokens, labels } of lines) expect(labels).toHaveLength(tokens.length);
  });
});

describe('trainIngredientModel', () => {
  const units = ['cup', 'tbsp', 'pound'];
  const names = ['flour', 'sugar', 'rice', 'butter', 'milk', 'cocoa', 'honey', 'cream', 'oats', 'salt', 'oil', 'lard'];
  const lines = names.flatMap((name) =>
    units.flatMap((unit) => [
      labeled(`2 ${unit} ${name}`, { quantity: '2', unit, name }),
      labeled(`1 ${unit} ${name}, sifted`, { quantity: '1', unit, name, preparation: 'sifted' }),
    ]),
  );

  it('learns from examples, and writes and reads the model file', () => {
    const { model, test } = trainIngredientModel(lines, () => {});
    const { parse } = nlpParser(readIngredientModel(writeIngredientModel(model)));

    expect(test.correct.whole).toBeGreaterThan(0.9);
    expect(parse('3 pound spelt, sifted')).toMatchObject({ quantity: 3, unit: 'pound', food: 'spelt', note: 'sifted' });
  });

  it('trains the same model from the same lines', () => {
    const [one, other] = [trainIngredientModel(lines, () => {}), trainIngredientModel(lines, () => {})];
    expect(writeIngredientModel(one.model)).toEqual(writeIngredientModel(other.model));
  });

  it('refuses an invalid file', () => {
    expect(() => readIngredientModel(new TextEncoder().encode('something else entirely'))).toThrow(RangeError);
  });
});

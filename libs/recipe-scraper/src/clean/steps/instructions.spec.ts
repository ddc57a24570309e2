import { cleanInstructions } from './instructions.js';

const textsOf = (value: unknown): string[] => cleanInstructions(value).map(({ text }) => text);

describe('cleanInstructions', () => {
  it.each<[string, unknown, string[]]>([
    ['null', null, []],
    ['an empty text', '', []],
    ['an empty list', [], []],
    ['a list of objects with text', [{ text: 'A' }, { text: 'B' }, { text: ' ' }], ['A', 'B']],
    ['a list of one object', [{ text: ' <b>A</b> &amp;amp; more' }], ['A & more']],
    ['an object with numbers for keys', { 0: { text: 'A' }, 1: { text: 'B' } }, ['A', 'B']],
    ['an object with out-of-order keys', { '10': { text: 'B' }, '2': { text: 'A' } }, ['A', 'B']],
    ['a list of texts', ['A', '', 'B'], ['A', 'B']],
    ['a text with line breaks', 'A\nB\r\n\nC', ['A', 'B', 'C']],
    ['a text with paragraphs', '<p>A</p><p>B</p>', ['A', 'B']],
    ['a list in HTML', '<ol><li>A</li><li>B</li></ol>', ['A', 'B']],
    ['encoded HTML', '&lt;p&gt;A&lt;/p&gt;&lt;p&gt;B&lt;/p&gt;', ['A', 'B']],
    ['JSON in a text', '[{"text":"A"},{"text":"B"}]', ['A', 'B']],
    ['text that only looks like JSON', '[optional] Stir', ['[optional] Stir']],
    ['numbers in front of lines', '1. A\n2. B', ['A', 'B']],
    ['numbers in front of items', [{ text: 'Step 1: A' }, { text: 'Step 2: B' }], ['A', 'B']],
    ['bullets in front of lines', '- A\n- B', ['A', 'B']],
    ['one line with bullets', '• Chop. • Fry.', ['Chop.', 'Fry.']],
    ['one line with numbered words', 'Step 1: Chop. Step 2: Fry. Step 3: Serve.', ['Chop.', 'Fry.', 'Serve.']],
    ['one line with two numbered words', 'Step 1: Chop. Step 2: Fry.', ['Chop.', 'Fry.']],
    ['one line that numbers its steps', '1. Chop. 2. Fry at 180. 3. Serve.', ['Chop.', 'Fry at 180.', 'Serve.']],
    ['one line with words before bare numbers', 'Step 1 Chop. Step 2 Fry. Step 3 Serve.', ['Chop.', 'Fry.', 'Serve.']],
    [
      'one line that mentions its steps',
      'Repeat step 1 and step 2, then step 3.',
      ['Repeat step 1 and step 2, then step 3.'],
    ],
    [
      'sentences whose line breaks were lost',
      'Chop it fine.Fry it until soft!Serve.',
      ['Chop it fine.', 'Fry it until soft!', 'Serve.'],
    ],
    [
      'a name with a point inside',
      'Order at Cooking.example or St.Gallen.',
      ['Order at Cooking.example or St.Gallen.'],
    ],
    ['one line that merely has numbers', 'Add 1. Then 2. eggs', ['Add 1. Then 2. eggs']],
    [
      'numbers without regard to lines',
      '1. Chop. 2. Fry. 3. Add the\nrest. 4. Serve.',
      ['Chop.', 'Fry.', 'Add the rest.', 'Serve.'],
    ],
    ['lines broken where no blank belongs', '1.切丁 2.翻炒 3.融化\n打发 4. 5.', ['切丁', '翻炒', '融化打发']],
    ['lines that only count', 'Step 1\nChop\n2:\nFry', ['Chop', 'Fry']],
    ['an item list', { '@type': 'ItemList', itemListElement: ['A', { text: 'B' }] }, ['A', 'B']],
    ['list items around steps', [{ '@type': 'ListItem', item: { '@type': 'HowToStep', text: 'A' } }], ['A']],
    [
      'steps by their position',
      [
        { position: 2, text: 'B' },
        { position: '1', text: 'A' },
      ],
      ['A', 'B'],
    ],
    [
      'steps whose position says nothing',
      [
        { position: 1, text: 'B' },
        { position: 1, text: 'A' },
      ],
      ['B', 'A'],
    ],
    ['a how-to', { '@type': 'HowTo', step: [{ text: 'A' }] }, ['A']],
    [
      'directions inside a step',
      { '@type': 'HowToStep', itemListElement: { '@type': 'HowToDirection', text: 'A' } },
      ['A'],
    ],
    ['a step with a list of types', [{ '@type': ['HowToStep', 'Thing'], text: 'A' }], ['A']],
    ['a step with a name only', [{ '@type': 'HowToStep', name: 'A' }], ['A']],
    ['a step whose text begins with its name', [{ name: 'Chop', text: 'Chop finely.' }], ['Chop finely.']],
    ['a step whose name is cut', [{ name: 'Chop the oni…', text: 'Chop the onions.' }], ['Chop the onions.']],
    ['a step with a name of its own', [{ name: 'Filling', text: 'Chop.' }], ['Filling', 'Chop.']],
    ['a step that is merely numbered', [{ name: 'Étape 1', text: 'Chop.' }], ['Chop.']],
    ['texts of several lines in a step', [{ text: 'A\nB' }], ['A', 'B']],
    ['a list in a list', [['A', ['B']]], ['A', 'B']],
    ['things that say nothing', [null, true, {}, { url: 'x' }], []],
    ['a number alone', 5, []],
  ])('reads %s', (_, value, texts) => {
    expect(textsOf(value)).toEqual(texts);
  });

  it('uses the name of a section as title of its first step', () => {
    const sections = [
      { '@type': 'HowToSection', name: 'Dough', itemListElement: [{ text: 'Knead.' }, { text: 'Rest.' }] },
      { type: 'HowToSection', name: 'Filling', itemListElement: { text: 'Chop.' } },
    ];

    expect(cleanInstructions(sections)).toEqual([
      { title: 'Dough', text: 'Knead.' },
      { title: '', text: 'Rest.' },
      { title: 'Filling', text: 'Chop.' },
    ]);
  });

  it('omits names that only state the kind of a step', () => {
    const steps = ['Chop a leek.', 'Add salt.', 'Mix.', 'Add oil.'].map((text) => ({
      name: text.startsWith('Add') ? 'Add an ingredient' : 'Work',
      text,
    }));

    expect(textsOf(steps)).toEqual(['Chop a leek.', 'Add salt.', 'Mix.', 'Add oil.']);
    expect(textsOf(steps.slice(0, 2))).toEqual(['Work', 'Chop a leek.', 'Add an ingredient', 'Add salt.']);
  });

  it('accepts sections and steps in one list', () => {
    const mixed = [{ text: 'Heat.' }, { '@type': 'HowToSection', name: 'Sauce', itemListElement: ['Stir.'] }];

    expect(cleanInstructions(mixed)).toEqual([
      { title: '', text: 'Heat.' },
      { title: 'Sauce', text: 'Stir.' },
    ]);
  });

  it('takes short bold lines for the names of groups, but neither sentences nor the only line', () => {
    expect(
      cleanInstructions('<b>Base</b><br>Mix the flour.<p><strong>Filling:</strong></p><p>Whisk <b>the eggs</b>.</p>'),
    ).toEqual([
      { title: 'Base', text: 'Mix the flour.' },
      { title: 'Filling', text: 'Whisk the eggs.' },
    ]);
    expect(cleanInstructions('<b>Mix.</b><br><b>Bake.</b>')).toMatchObject([{ text: 'Mix.' }, { text: 'Bake.' }]);
    expect(cleanInstructions('<b>Mix</b>')).toMatchObject([{ text: 'Mix' }]);
  });

  it('leaves out addresses of other articles, and lines without a letter', () => {
    expect(cleanInstructions('Heat the oven.\nhttps://example.com/best-ovens/\n***\nBake.')).toMatchObject([
      { text: 'Heat the oven.' },
      { text: 'Bake.' },
    ]);
  });

  it('limits the nesting depth', () => {
    let deep: unknown = 'A';
    for (let level = 0; level < 10_000; level++) deep = [deep];

    expect(cleanInstructions(deep)).toEqual([]);
  });
});

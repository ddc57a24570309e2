import { cleanNotes } from './notes.js';

describe('cleanNotes', () => {
  it.each([
    ['a text', []],
    [null, []],
    [['Keeps for a week'], [{ title: '', text: 'Keeps for a week' }]],
    [[{ text: 'Freeze it' }], [{ title: '', text: 'Freeze it' }]],
    [[{ title: 'Storage', text: 'Freeze it' }], [{ title: 'Storage', text: 'Freeze it' }]],
    [[{ title: 'Empty' }, '', null], []],
  ])('cleans %j to %j', (value, notes) => {
    expect(cleanNotes(value)).toEqual(notes);
  });
});

import { documentIn, documentsByKind, importedTimes } from './imported-documents.js';

interface Pot {
  kind: 'pot';
  id: string;
  createdAt: string;
  updatedAt: string;
}
interface Lid {
  kind: 'lid';
  id: string;
}

const toDocuments = documentsByKind<Pot | Lid>({
  pot: ({ id, ...record }) => documentIn('pots', { _id: id, ...importedTimes(record) }),
});

describe('an imported record', () => {
  it('becomes a document of the collection of its kind', () => {
    const times = { createdAt: '2026-01-02T03:04:05.000Z', updatedAt: '2026-02-03T04:05:06.000Z' };

    expect(toDocuments({ kind: 'pot', id: 'p1', ...times } as Pot)).toEqual([
      {
        collection: 'pots',
        document: { _id: 'p1', createdAt: new Date(times.createdAt), updatedAt: new Date(times.updatedAt) },
      },
    ]);
  });

  it('of a kind that the service does not store is left out', () => {
    expect(toDocuments({ kind: 'lid' })).toEqual([]);
    expect(toDocuments({ kind: 'spoon' })).toEqual([]);
  });
});

import { readableRows } from './readable-rows.js';

type Row = readonly [number];

/** A table with unreadable pages: reading fails when it starts at one or reaches one. */
function table(ids: number[], damaged: (id: number) => boolean, rowsPerPage = 8) {
  const pages: number[][] = [];
  for (let i = 0; i < ids.length; i += rowsPerPage) pages.push(ids.slice(i, i + rowsPerPage));
  const isBad = (page: number[]) => page.some(damaged);
  return (from: number, limit: number): Row[] => {
    const rows: Row[] = [];
    for (const page of pages) {
      const remaining = page.filter((id) => id >= from);
      if (remaining.length === 0) continue;
      if (isBad(page)) throw Object.assign(new Error('malformed'), { code: 'SQLITE_CORRUPT' });
      for (const id of remaining) if (rows.length < limit) rows.push([id]);
      if (rows.length === limit) return rows;
    }
    return rows;
  };
}

const ids = Array.from({ length: 1000 }, (_, i) => i * 3);
const read = (damaged: (id: number) => boolean) => [...readableRows(table(ids, damaged), 0, 4000)].map(([id]) => id);

it('reads all rows of a table without damage', () => {
  expect(read(() => false)).toEqual(ids);
});

it.each([[[300]], [[0]], [[300, 1200]], [[300, 324, 2400]]])('skips damaged pages with %j', (bad) => {
  const rows = read((id) => bad.includes(id));

  const pageOf = (id: number) => Math.floor(id / 24);
  const unreadable = new Set(bad.map(pageOf));
  expect(rows).toEqual(ids.filter((id) => !unreadable.has(pageOf(id))));
});

it('ends when the last page is damaged', () => {
  expect(read((id) => id === 2997)).toEqual(ids.slice(0, 1000 - 8));
});

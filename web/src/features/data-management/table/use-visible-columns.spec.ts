import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { RowColumn } from './row-column.js';
import { useVisibleColumns } from './use-visible-columns.js';

const COLUMNS: RowColumn<string>[] = ['name', 'plural', 'date'].map((key) => ({
  key,
  title: key,
  text: (row) => row,
  hidden: key === 'date',
}));
const openTable = () => renderHook(() => useVisibleColumns('foods', COLUMNS));

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
});

describe('the visible columns of a table', () => {
  it('are those the user has chosen, else all but the hidden ones', () => {
    const table = openTable();
    expect(table.result.current.keys).toEqual(['name', 'plural']);

    act(() => table.result.current.setKeys(['name', 'date']));

    expect(table.result.current.visibleColumns.map(({ key }) => key)).toEqual(['name', 'date']);
    expect(openTable().result.current.keys).toEqual(['name', 'date']);
  });

  it('leave no listener behind when the table is closed', () => {
    const listen = jest.spyOn(globalThis, 'addEventListener');

    openTable().unmount();
    openTable().unmount();

    expect(listen.mock.calls.filter(([event]) => event === 'storage')).toEqual([]);
  });
});

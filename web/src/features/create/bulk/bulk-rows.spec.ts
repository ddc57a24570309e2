import { describe, expect, it } from '@jest/globals';
import { addressesIn, bulkRowsToSend, failedAddresses } from './bulk-rows.js';

const row = (url: string) => ({ key: url, url, categories: [], tags: [] });
const entry = (success: boolean, message: string) => ({
  ...{ id: message, reportId: 'r', timestamp: '', exception: '' },
  ...{ success, message },
});

describe('many addresses', () => {
  it('are found in whatever was pasted, each once', () => {
    expect(addressesIn('https://a.example/1\r\nsee https://b.example/2, and\n\nhttps://a.example/1')).toEqual([
      'https://a.example/1',
      'https://b.example/2',
    ]);
    expect(addressesIn('soup')).toEqual([]);
  });

  it('are sent once each, without empty rows', () => {
    const rows = [row('https://a.example/1'), row(' '), row('https://a.example/1'), row('b.example/2')];
    expect(bulkRowsToSend(rows).map(({ url }) => url)).toEqual(['https://a.example/1', 'b.example/2']);
  });

  it('can be tried again when they failed', () => {
    const entries = [
      entry(true, 'Successfully imported recipe Soup'),
      entry(false, 'failed to scrape url https://b.example/2'),
      entry(false, 'failed to scrape url https://b.example/2'),
      entry(false, 'no address'),
    ];
    expect(failedAddresses(entries)).toEqual(['https://b.example/2']);
  });
});

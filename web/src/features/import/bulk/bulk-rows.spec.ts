import { describe, expect, it } from '@jest/globals';
import { addressesIn, bulkRowsToSend, failedAddresses } from './bulk-rows.js';

const row = (url: string) => ({ key: url, url, categories: [], tags: [] });
const entry = (success: boolean, url: string | null) => ({
  id: `${url}`,
  reportId: 'r',
  timestamp: '',
  message: 'a message',
  exception: '',
  success,
  url,
});

describe('the addresses of a bulk import', () => {
  it('are found in pasted text, each once', () => {
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

  it('can be retried when they failed', () => {
    const entries = [
      entry(true, 'https://a.example/1'),
      entry(false, 'https://b.example/2'),
      entry(false, 'https://b.example/2'),
      entry(false, 'c.example'),
      entry(false, null),
    ];
    expect(failedAddresses(entries)).toEqual(['https://b.example/2', 'c.example']);
  });
});

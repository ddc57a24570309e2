import { SearchQuery } from '@larder/contracts';
import type { ArgumentMetadata } from '@nestjs/common';
import { ContractPipe } from './contract.pipe.js';

const checked = (type: ArgumentMetadata['type'], value: unknown) =>
  new ContractPipe().transform(value, { type, schema: SearchQuery } as ArgumentMetadata);

describe('the check of a request', () => {
  it('takes the last value of a query parameter that is repeated', () => {
    expect(checked('query', { perPage: ['5', '6'], search: ['a', 'b'] })).toMatchObject({ perPage: 6, search: 'b' });
  });

  it('takes an empty query parameter as absent', () => {
    expect(checked('query', { page: '', perPage: '', search: '' })).toMatchObject({ page: 1, perPage: 50, search: '' });
    expect(() => checked('body', { page: '' })).toThrow();
  });

  it('refuses a list for a single value in a body', () => {
    expect(() => checked('body', { search: ['a', 'b'] })).toThrow();
  });
});

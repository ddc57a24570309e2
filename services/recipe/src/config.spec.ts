import { RecipeConfig } from './config.js';

describe('the settings of the object store', () => {
  it.each(['S3', 'MINIO'])('may be called %s_…', (family) => {
    const store = { [`${family}_ENDPOINT`]: 'https://s3.example.org', [`${family}_BUCKET`]: 'larder' };

    expect(RecipeConfig.parse(store)).toMatchObject(store);
  });
});

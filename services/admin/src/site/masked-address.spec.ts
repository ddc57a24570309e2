import { maskedAddress } from './masked-address.js';

describe('the address of a database', () => {
  it.each([
    [
      'mongodb://cook:s%40lt@mongo:27017/recipes?replicaSet=rs0',
      'mongodb://******:******@mongo:27017/recipes?replicaSet=rs0',
    ],
    ['mongodb+srv://cook:salt@mongo.home', 'mongodb+srv://******:******@mongo.home'],
    ['mongodb://a:1@one,two:27018/', 'mongodb://******:******@one,two:27018/'],
    ['mongodb://127.0.0.1:27017', 'mongodb://127.0.0.1:27017'],
    ['mongodb://%2Fdata%2Fdb.sock/', 'mongodb://%2Fdata%2Fdb.sock/'],
    [
      'mongodb://mongo/?tls=true&tlsCertificateKeyFilePassword=salt',
      'mongodb://mongo/?tls=true&tlsCertificateKeyFilePassword=******',
    ],
  ])('%s is shown as %s', (address, masked) => {
    expect(maskedAddress(address)).toBe(masked);
  });
});

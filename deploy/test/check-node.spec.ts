import { createRequire } from 'node:module';
import { textOf } from './support/repository.js';

const { checkNode } = createRequire(import.meta.url)('../prepare/check-node.cjs') as {
  checkNode(version: string, warn: (sentence: string) => void): void;
};

function warningsFor(version: string): string[] {
  const warnings: string[] = [];
  checkNode(version, (sentence) => warnings.push(sentence));
  return warnings;
}

it.each(['22.12.0', '22.23.3', '24.0.0', '24.21.0', '26.1.0'])('runs on Node.js %s', (version) => {
  expect(warningsFor(version)).toEqual([]);
});

it.each(['20.19.0', '20.20.2'])('runs on Node.js %s without support, with a warning', (version) => {
  expect(warningsFor(version)).toEqual([
    `Node.js ${version} no longer receives security fixes. Larder still runs on it; install Node.js 24.`,
  ]);
});

it.each(['18.20.8', '20.18.3', '21.7.3', '22.11.0'])('rejects Node.js %s', (version) => {
  expect(() => warningsFor(version)).toThrow(`Larder needs Node.js 24 or 22 (at least 22.12); this is ${version}.`);
});

it('matches package.json', () => {
  expect(JSON.parse(textOf('package.json'))).toMatchObject({ engines: { node: '>=20.19 <21 || >=22.12' } });
});

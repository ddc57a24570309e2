import { defineConfig } from './define-config.js';
import { embedShape } from './embed-shape.js';

const Config = defineConfig(embedShape);
const hostsOf = (env: Record<string, string>) => Config.parse(env).EMBED_ALLOWLIST;

it('allows players of video sites by default', () => {
  expect(hostsOf({})).toContain('www.youtube-nocookie.com');
});

it.each([
  ['Video.Example.org, tube.lan:8443', ['video.example.org', 'tube.lan:8443']],
  ['none', []],
])('reads %s', (EMBED_ALLOWLIST, hosts) => {
  expect(hostsOf({ EMBED_ALLOWLIST })).toEqual(hosts);
});

it.each(['https://video.example.org', '*', '*.example.org', "a.example; script-src 'unsafe-inline'", 'a.example/path'])(
  'refuses %s',
  (EMBED_ALLOWLIST) => {
    expect(() => hostsOf({ EMBED_ALLOWLIST })).toThrow('EMBED_ALLOWLIST');
  },
);

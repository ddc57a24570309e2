import { setting } from './settings.js';

/** Players of common video sites. */
const VIDEO_HOSTS = [
  'www.youtube.com',
  'www.youtube-nocookie.com',
  'player.vimeo.com',
  'www.dailymotion.com',
  'geo.dailymotion.com',
];

/** Labels and an optional port; neither a scheme nor a wildcard. */
const HOST = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:\d{1,5})?$/;

/** Sites whose pages may be embedded in texts of users, for the gateway's policy and the web application. */
export const embedShape = {
  /** Hosts, with the port unless it is 443; `none` disables embedded pages. */
  EMBED_ALLOWLIST: setting
    .list()
    .transform((hosts) => hosts.map((host) => host.toLowerCase()))
    .transform((hosts) => (hosts.length === 1 && hosts[0] === 'none' ? [] : hosts))
    .refine((hosts) => hosts.every((host) => HOST.test(host)), 'expected hosts such as player.vimeo.com')
    .default(VIDEO_HOSTS),
};

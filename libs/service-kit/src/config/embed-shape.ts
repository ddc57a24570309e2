import { setting } from './settings.js';

/** Players of common video sites. */
const VIDEO_HOSTS = [
  'www.youtube.com',
  'www.youtube-nocookie.com',
  'player.vimeo.com',
  'www.dailymotion.com',
  'geo.dailymotion.com',
];

/** One label or more, and a port; neither a scheme nor a wildcard. */
const HOST = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:\d{1,5})?$/;

/** The sites whose pages texts of users may embed; the gateway's policy and the web application follow one list. */
export const embedShape = {
  /** Hosts, with a port where it is not 443; `none` for no embedded pages at all. */
  EMBED_ALLOWLIST: setting
    .list()
    .transform((hosts) => hosts.map((host) => host.toLowerCase()))
    .transform((hosts) => (hosts.length === 1 && hosts[0] === 'none' ? [] : hosts))
    .refine((hosts) => hosts.every((host) => HOST.test(host)), 'expected hosts such as player.vimeo.com')
    .default(VIDEO_HOSTS),
};

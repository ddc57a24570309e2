import { statesFact, statesServings } from '../visible/fact-words.js';

const NOISE =
  /^(?:print|save|pin|share|rate|jump to recipe|us|us customary|metric|imperial|cook mode|1x|2x|3x|½x|add (?:all )?to (?:cart|list|shopping list)|select all|deselect all|copy|(?:buy|shop|order|get) (?:now|ingredients)|scale|adjust servings|servings?|serves|yield|makes|info|show more|ad|advertisement)\b.{0,40}$/i;
const PRICE = /^[$€£]\s?\d+(?:[.,]\d{2})?$/u;

/** "1 cup* = 180 ml" defines the measures of a list. */
const CONVERSION = /^[*†\s]{0,3}[\d½¼¾⅓⅔⅛/]{1,5}\s?\p{L}{1,12}\.?[*†]?\s?=\s?(?:about\s)?[\d½¼¾⅓⅔⅛]/iu;

/** "Photo credit: Anna", "Lemon tart — Photo: Anna". */
const CREDIT = /^(?:©|(?:photo|image|foto)s?\s?(?:credits?|by|courtesy|[:©]))|\s[—–|-]\s(?:photo|foto)s?\s?:/i;
const MAX_CREDIT = 120;

const INVITATION =
  /^(?:newsletter abbestellen|se désabonner|se désinscrire|darse de baja|annulla iscrizione|uitschrijven|avregistrera)(?!\p{L})|^(?:(?:sign up|subscribe|register)(?: (?:to|for|now|here|today)(?!\p{L})|[.!]?$)|join (?:our|the) (?:newsletter|mailing list|community)|(?:melde dich|jetzt anmelden|abonnier\p{L}*) |inscrivez-vous|abonnez-vous|suscr[ií]bete|iscriviti|schrijf je in|meld je aan)/iu;

/** It may be anywhere in a line; a word boundary that is looked for behind the word is faster. */
const UNSUBSCRIBE = /unsubscribe(?!\p{L})(?<!\p{L}unsubscribe)/iu;

/** Whether a line invites to a newsletter or the like. */
export const isInvitation = (text: string): boolean =>
  text.length <= MAX_INVITATION && (INVITATION.test(text) || UNSUBSCRIBE.test(text));
const MAX_INVITATION = 160;

/** Whether a line names the photographer of an image. */
export const isCredit = (text: string): boolean => text.length <= MAX_CREDIT && CREDIT.test(text);

const NETWORK =
  '(?:facebook|x|twitter|reddit|linkedin|whatsapp|tumblr|pinterest|vk|e-?mail|telegram|pocket|print|copy link|messenger|' +
  'threads|instagram|tiktok|youtube|bluesky|mastodon|xing|flipboard|share|teilen|partager|compartir|condividi|delen|dela|del)';
/** "FacebookXPinterest", "Facebook | E-Mail". */
const SHARE_BUTTONS = new RegExp(`^(?:${NETWORK}[\\s,|·•/]{0,3}){2,20}$`, 'i');
/** The parts of an embedded video or photo: its author, its music; and its tags. */
const EMBEDDED = /^(?:@[\w.]{2,40}$|[♬♫🎵])/u;
const TAGS = /(?:#[\p{L}\p{M}\p{N}_]+\s*){3}$/u;
/** "Recipe: Lemon tart [PDF, 498 KB] | download". */
const DOWNLOAD = /[[(]pdf(?![\p{L}\p{N}])|\.pdf$|\|\s?download$/iu;

/** Whether a line is none of the recipe: buttons for sharing, a part of an embedded video, a file to download. */
export const isEmbedded = (text: string): boolean =>
  text.length <= MAX_EMBEDDED &&
  (SHARE_BUTTONS.test(text) ||
    EMBEDDED.test(text) ||
    (text.includes('#') && TAGS.test(text)) ||
    (/[[(.|]/.test(text) && DOWNLOAD.test(text)));
const MAX_EMBEDDED = 300;

/** Whether a line among ingredients is none: a button, a price, a duration, the photographer, an invitation. */
export const isNoise = (text: string): boolean =>
  [NOISE, PRICE, CONVERSION].some((noise) => noise.test(text)) ||
  statesServings(text) ||
  statesFact(text) ||
  isCredit(text) ||
  isInvitation(text);

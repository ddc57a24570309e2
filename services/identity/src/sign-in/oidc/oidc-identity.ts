import type { OidcSettings } from '@larder/service-kit';
import { oidcKeyOf } from '../../store/index.js';

type Settings = Pick<OidcSettings, 'OIDC_USER_CLAIM' | 'OIDC_USER_GROUP' | 'OIDC_ADMIN_GROUP' | 'OIDC_GROUPS_CLAIM'>;
/** The claims of a provider about a user. */
export type Claims = Record<string, unknown>;

/** A user whom a provider authenticated. */
export interface OidcProfile {
  /** The issuer and its subject, as one key. */
  key: string;
  /** The user claim: the account's username or address. */
  login: string;
  /** The username of a new account. */
  username: string;
  /** The full name of a new account. */
  fullName: string;
  email: string;
  /** Whether the address is confirmed; null when the provider does not say. */
  emailVerified: boolean | null;
  /** Null when no group is configured. */
  isAdmin: boolean | null;
  /** Whether the groups allow the user to sign in. */
  isAllowed: boolean;
}

/** The claims that a sign-in requires (docs/api/identity.md#openid). */
export function requiredClaims(settings: Settings): string[] {
  const groups = settings.OIDC_USER_GROUP || settings.OIDC_ADMIN_GROUP ? [settings.OIDC_GROUPS_CLAIM] : [];
  return ['name', 'email', settings.OIDC_USER_CLAIM, ...groups];
}

/** Whether a configured claim is missing. */
export function isIncomplete(claims: Claims, settings: Settings): boolean {
  return requiredClaims(settings).some((name) => claims[name] === undefined || claims[name] === null);
}

/** The claims of the ID token with those that only userinfo has. `email_verified` stays with the address it is about. */
export function completedClaims(token: Claims, userInfo: Claims): Claims {
  const email = token['email'] ?? userInfo['email'];
  const [flag] = [token, userInfo]
    .filter((claims) => claims['email'] === email)
    .map((claims) => claims['email_verified'])
    .filter((each) => each !== undefined);
  return { ...userInfo, ...token, email, email_verified: flag };
}

/** Reads complete claims; null when one of them is invalid. */
export function profileOf(claims: Claims, settings: Settings): OidcProfile | null {
  const [login, fullName, email] = [settings.OIDC_USER_CLAIM, 'name', 'email'].map((name) => textOf(claims[name]));
  const [issuer, subject] = [textOf(claims['iss']), textOf(claims['sub'])];
  if (!login || !fullName || !email || !issuer || !subject) return null;
  const groups = listOf(claims[settings.OIDC_GROUPS_CLAIM]);
  const isMember = (group: string | undefined) => group !== undefined && groups.includes(group);
  const { OIDC_USER_GROUP, OIDC_ADMIN_GROUP } = settings;
  return {
    key: oidcKeyOf(issuer, subject),
    login,
    username: textOf(claims['preferred_username']) || login,
    fullName,
    email,
    emailVerified: flagOf(claims['email_verified']),
    isAdmin: OIDC_ADMIN_GROUP === undefined ? null : isMember(OIDC_ADMIN_GROUP),
    isAllowed: isMember(OIDC_ADMIN_GROUP) || OIDC_USER_GROUP === undefined || isMember(OIDC_USER_GROUP),
  };
}

/** Some providers send flags as text. */
function flagOf(claim: unknown): boolean | null {
  if (claim === true || claim === 'true') return true;
  return claim === false || claim === 'false' ? false : null;
}

function textOf(claim: unknown): string {
  return typeof claim === 'string' || typeof claim === 'number' ? String(claim).trim() : '';
}

/** A single group as text is a list with one element. */
function listOf(claim: unknown): string[] {
  if (typeof claim === 'string') return [claim];
  return Array.isArray(claim) ? claim.filter((each): each is string => typeof each === 'string') : [];
}

/** A received mail, decoded. */
export interface ReceivedMail {
  /** The addresses of the recipients. */
  to: string[];
  from: string;
  subject: string;
  text: string;
  html: string;
}

/** A mail server that stores received mails. */
export interface MailServer {
  /** The settings that connect the product to it. */
  env: Record<string, string>;
  /** All received mails, oldest first. */
  mails: ReceivedMail[];
  /** The next mail to an address, received already or later; each mail is returned once. */
  next(to: string): Promise<ReceivedMail>;
  /** Refuses all recipients from now on. */
  refuse(): void;
  /** Accepts recipients again. */
  accept(): void;
  stop(): Promise<void>;
}

export function startMailServer(): Promise<MailServer>;

/** A user in the directory. */
export interface LdapUser {
  uid: string;
  mail?: string | undefined;
  name?: string | undefined;
  password: string;
  /** Names of groups; the server updates `memberOf` of the entry. */
  groups?: string[];
}

/** OpenLDAP with its own directory under `dc=home,dc=test`. */
export interface LdapServer {
  url: string;
  secureUrl: string;
  /** The certificate to trust for `secureUrl` and STARTTLS. */
  certificateFile: string;
  /** The settings that connect the product to it without encryption. */
  env: Record<string, string>;
  add(user: LdapUser): Promise<void>;
  /** Sets the groups of a user. */
  setGroups(uid: string, groups: string[]): Promise<void>;
  /** Renames a user; the entry keeps its id. */
  rename(uid: string, newUid: string): Promise<void>;
  remove(uid: string): Promise<void>;
  stop(): Promise<void>;
}

export function startLdapServer(): Promise<LdapServer>;

export interface OidcServerOptions {
  /** Return claims at the userinfo endpoint only. */
  claimsByUserinfo?: boolean;
  /** Permitted redirect addresses, for example `http://127.0.0.1:9000/login`. */
  redirectUris: string[];
}

/** A certified OpenID provider. Its login page takes any name and password; unknown names have no claims. */
export interface OidcServer {
  issuer: string;
  /** The settings that connect the product to it. */
  env: Record<string, string>;
  /** Claims by account name; `sub` is the name. */
  people: Map<string, Record<string, unknown>>;
  /** Replaces the signing key. */
  rotateKeys(): Promise<void>;
  /** Signs in at `url` with this name; returns the address that the provider redirects to. */
  signIn(url: string, name: string): Promise<URL>;
  stop(): Promise<void>;
}

export function startOidcServer(options: OidcServerOptions): Promise<OidcServer>;

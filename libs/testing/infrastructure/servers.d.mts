/** A received mail, decoded. */
export interface ReceivedMail {
  /** The addresses it was delivered to. */
  to: string[];
  from: string;
  subject: string;
  text: string;
  html: string;
}

/** A mail server that keeps what it gets. */
export interface MailServer {
  /** The settings that make the product use it. */
  env: Record<string, string>;
  /** Everything received so far, oldest first. */
  mails: ReceivedMail[];
  /** The first mail to an address that has arrived or arrives; each is given once. */
  next(to: string): Promise<ReceivedMail>;
  /** Refuses recipients from now on, or takes them again. */
  refuse(refusing: boolean): void;
  stop(): Promise<void>;
}

export function startMailServer(): Promise<MailServer>;

/** A person in the directory. */
export interface LdapUser {
  uid: string;
  mail?: string | undefined;
  name?: string | undefined;
  password: string;
  /** Names of groups; `memberOf` of the entry follows. */
  groups?: string[];
}

/** OpenLDAP with a directory of its own under `dc=home,dc=test`. */
export interface LdapServer {
  url: string;
  secureUrl: string;
  /** The certificate to trust for `secureUrl` and STARTTLS. */
  certificateFile: string;
  /** The settings that make the product use it, unencrypted. */
  env: Record<string, string>;
  add(user: LdapUser): Promise<void>;
  /** Puts a person into groups and takes them out of all others. */
  regroup(uid: string, groups: string[]): Promise<void>;
  /** Gives a person another name; the entry stays the same. */
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
  /** The settings that make the product use it. */
  env: Record<string, string>;
  /** Claims by account name; `sub` is the name. */
  people: Map<string, Record<string, unknown>>;
  /** Signs with a new key from now on, and discards the old one. */
  rotateKeys(): Promise<void>;
  /** Goes through the pages at `url` as a person with that name; where the provider sends the browser in the end. */
  signIn(url: string, name: string): Promise<URL>;
  stop(): Promise<void>;
}

export function startOidcServer(options: OidcServerOptions): Promise<OidcServer>;

/** A word that the project does not use, and its replacement. */
export interface AvoidedWord {
  pattern: RegExp;
  instead: string;
}

/** In code, comments, titles of tests and documents. Names of other products are matched by case. */
export const IN_SOURCES: readonly AvoidedWord[] = [
  { pattern: /\bbur(?:y|ied|ying)\b/i, instead: 'deleteWithTombstone, delete' },
  { pattern: /\bfarewell\b/i, instead: 'graceful shutdown, drain' },
  { pattern: /\b(?:MAX_)?patience(?:_ms)?\b/i, instead: 'timeout' },
  { pattern: /\bverdicts?\b/i, instead: 'outcome' },
  { pattern: /\bfruitless/i, instead: 'no result' },
  { pattern: /\bsurroundings\b/i, instead: 'provider' },
  { pattern: /\bdeeds?\b/i, instead: 'actions' },
  { pattern: /\banew\b/i, instead: 'again, rebuild, restart' },
  { pattern: /\bwhat became of\b/i, instead: 'outcome, results' },
  { pattern: /\b(?:nobody|somebody)\b(?![@'])/i, instead: 'the caller, another request, a user, no one' },
  { pattern: /\bwhoever\b/i, instead: 'the caller, a user, anyone who' },
  { pattern: /\b\w*[Nn]amer\b/, instead: 'presenter' },
  { pattern: /\bmadeFrom\b/, instead: 'expectedVersions' },
  { pattern: /\baskedBefore\b/, instead: 'findByRequestId' },
  { pattern: /\b(?:screenSpeaks|expectsStrangers)\b/, instead: 'outcomeToast, allowUnauthenticated' },
  { pattern: /\b(?:orTellWhy|useTellMade|LocalDoor)\b/, instead: 'runCommand, useLogCooked, InProcessHandler' },
  {
    pattern: /@(?:Gives|Hears|Limited|Guarded|Refuses)\(/,
    instead: '@ApiReply, @OnBroadcast, @RateLimit, @RequiresVersion',
  },
];

/** In the English texts of the screens. */
export const ON_SCREENS: readonly AvoidedWord[] = [
  { pattern: /\b(?:whoever|whatever|somebody|nobody)\b/i, instead: 'you, anyone, users; or say what it is' },
  { pattern: /\bmove in\b|\bmoves\b/i, instead: 'import from another app' },
  { pattern: /\bpictures?\b/i, instead: 'image' },
  {
    pattern: /\bread the amounts\b|\btrained reader\b|\bsimple rules\b/i,
    instead: 'parse ingredients, natural language, basic',
  },
  { pattern: /\bturn round\b|\b(?:tall|flat) cards\b/i, instead: 'sort ascending, grid view, list view' },
  { pattern: /\bcombine\b|\bgoes away\b/i, instead: 'merge, merge from, merge into' },
  { pattern: /\bshall become\b|\bbecame of\b/i, instead: 'results; keep or discard' },
  {
    pattern: /\b(?:colou?rs?|favou?rites?|labelled|fibre)\b(?<!color|colors|favorite|favorites)/i,
    instead: 'American spelling',
  },
  { pattern: /\blog(?:in|out)\b/i, instead: 'sign in, sign out' },
];

import ts from 'typescript';
import type { Definition, Definitions } from './definitions.js';

/** The usage of the message server by one application: subjects without the namespace. */
export interface Usage {
  /** Messages and streams that it requests. */
  requests: Set<string>;
  /** Services whose streams it reads. */
  readsStreamsOf: Set<string>;
  /** Events that it publishes. */
  publishes: Set<string>;
  /** Events of which each is handled by one replica. */
  listensTo: Set<string>;
  /** Events that each replica follows. */
  follows: Set<string>;
  /** Events that it observes live, without JetStream. */
  observes: Set<string>;
  /** Broadcasts that it sends. */
  sends: Set<string>;
  /** Broadcasts that it receives. */
  receives: Set<string>;
}

/** Functions that create the common messages of every service, or send messages themselves: their use is a request. */
const SHARED_MESSAGES = new Map([
  ['dataVersionsMessage', { requests: ['*.data-version.read'], streams: false }],
  ['healthMessage', { requests: ['*.health.check'], streams: false }],
  [
    'backupMessages',
    {
      requests: ['describe', 'read', 'begin-load', 'load', 'import-records', 'finish-load', 'drop-others'].map(
        (verb) => `*.backup.${verb}`,
      ),
      streams: true,
    },
  ],
  ['generationMessage', { requests: ['*.generation.read'], streams: false }],
  ['migrationsMessage', { requests: ['*.data-migration.read'], streams: false }],
  ['rebuildMessage', { requests: ['*.read-model.rebuild'], streams: false }],
  ['provideOwnerRepair', { requests: ['identity.record-owner.find-former'], streams: false }],
  ['repairMessage', { requests: ['*.data.repair'], streams: false }],
  ['logMessages', { requests: ['*.log.read', '*.log.clear'], streams: false }],
  [
    'taskMessages',
    { requests: ['list', 'retry', 'remove', 'schedules', 'run'].map((verb) => `*.task.${verb}`), streams: true },
  ],
]);

/** How the sources of an application use the definitions that they name. */
export function usageOf(files: readonly ts.SourceFile[], definitions: Definitions): Usage {
  const usage: Usage = {
    requests: new Set(),
    readsStreamsOf: new Set(),
    publishes: new Set(),
    listensTo: new Set(),
    follows: new Set(),
    observes: new Set(),
    sends: new Set(),
    receives: new Set(),
  };
  for (const file of files) visit(file, (name) => note(usage, name, definitions));
  return usage;
}

function visit(node: ts.Node, use: (name: ts.Identifier) => void): void {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
  if (ts.isIdentifier(node)) use(node);
  ts.forEachChild(node, (child) => visit(child, use));
}

function note(usage: Usage, name: ts.Identifier, definitions: Definitions): void {
  const shared = SHARED_MESSAGES.get(name.text);
  if (shared) return noteShared(usage, shared);
  const definition = definitions.get(name.text);
  if (!definition || isDeclaration(name)) return;
  const call = callAround(name);
  if (definition.kind === 'event') usage[eventUse(call)].add(definition.subject);
  else if (definition.kind === 'broadcast') usage[isReceiving(call) ? 'receives' : 'sends'].add(definition.subject);
  else if (!isAnswering(call)) noteRequest(usage, definition);
}

function noteShared(usage: Usage, { requests, streams }: { requests: string[]; streams: boolean }): void {
  requests.forEach((subject) => usage.requests.add(subject));
  if (streams) usage.readsStreamsOf.add('*');
}

function noteRequest(usage: Usage, { kind, subject }: Definition): void {
  usage.requests.add(subject);
  if (kind === 'stream') usage.readsStreamsOf.add(subject.slice(0, subject.indexOf('.')));
}

function isDeclaration({ parent }: ts.Identifier): boolean {
  return ts.isVariableDeclaration(parent) || ts.isPropertyAccessExpression(parent);
}

/** The call with the name as an argument, directly or in an array. */
function callAround(name: ts.Identifier): ts.CallExpression | undefined {
  const argument = ts.isArrayLiteralExpression(name.parent) ? name.parent : name;
  return ts.isCallExpression(argument.parent) && argument.parent.expression !== name ? argument.parent : undefined;
}

function calledName(call: ts.CallExpression | undefined): string {
  if (!call) return '';
  const { expression } = call;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
}

function eventUse(call: ts.CallExpression | undefined): 'publishes' | 'listensTo' | 'follows' | 'observes' {
  const name = calledName(call);
  if (name === 'ListensTo') return call?.arguments[1]?.getText().includes('everyReplica') ? 'follows' : 'listensTo';
  if (name === 'follow') return 'follows';
  return name === 'observe' ? 'observes' : 'publishes';
}

function isReceiving(call: ts.CallExpression | undefined): boolean {
  return ['OnBroadcast', 'on'].includes(calledName(call));
}

function isAnswering(call: ts.CallExpression | undefined): boolean {
  return ['Answers', 'Streams'].includes(calledName(call));
}

import type { Manifest } from './kustomize.js';

interface Expression {
  key: string;
  operator: string;
  values: string[];
}

interface Selector {
  matchLabels?: Record<string, string>;
  matchExpressions?: Expression[];
}

export interface Peer {
  namespaceSelector?: Selector;
  podSelector?: Selector;
  ipBlock?: { cidr: string; except?: string[] };
}

export interface Policy {
  name: string;
  podSelector: Selector;
  egress: { to?: Peer[]; ports?: { port: number | string }[] }[];
}

/** The policies among some objects. */
export function policiesOf(manifests: Manifest[]): Policy[] {
  return manifests
    .filter(({ kind }) => kind === 'NetworkPolicy')
    .map(({ metadata, spec }) => ({
      name: metadata.name,
      egress: [],
      ...(spec as Partial<Policy> & Pick<Policy, 'podSelector'>),
    }));
}

/** Whether a selector matches these labels; only the operator that our policies use. */
export function selects(
  { matchLabels = {}, matchExpressions = [] }: Selector,
  labels: Record<string, string>,
): boolean {
  const equal = Object.entries(matchLabels).every(([key, value]) => labels[key] === value);
  return (
    equal && matchExpressions.every((each) => each.operator === 'In' && each.values.includes(labels[each.key] ?? ''))
  );
}

/** The backing servers that pods with these labels may reach: `nats:4222`. */
export function serversReachedBy(labels: Record<string, string>, policies: Policy[]): string[] {
  const rules = policies.filter(({ podSelector }) => selects(podSelector, labels)).flatMap(({ egress }) => egress);
  return rules.flatMap(({ to = [], ports = [] }) =>
    to.flatMap(serversOf).flatMap((server) => ports.map(({ port }) => `${server}:${port}`)),
  );
}

function serversOf({ podSelector }: Peer): string[] {
  const expressions = podSelector?.matchExpressions ?? [];
  return expressions.filter(({ key }) => key === 'larder.example.org/server').flatMap(({ values }) => values);
}

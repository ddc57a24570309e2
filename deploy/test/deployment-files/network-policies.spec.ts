import { base, labelsOf, ofKind } from '../support/base-objects.js';
import { policiesOf, selects, serversReachedBy } from '../support/network-policies.js';
import { PARTS, textOf } from '../support/repository.js';
import { serversUsedBy } from '../support/servers.js';

const policies = policiesOf(base);

const PORTS = { nats: 4222, redis: 6379, mongodb: 27017, 'object-store': 9000 };

describe('the network policies', () => {
  it('allow no connection to a pod without a policy', () => {
    const denied = ofKind(base, 'NetworkPolicy').map(({ spec }) => spec);
    expect(denied).toContainEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
  });

  it.each(PARTS)('let %s connect to the servers that its code uses, and no others', (part) => {
    expect(serversReachedBy(labelsOf(part), policies).sort()).toEqual(
      serversUsedBy(part)
        .map((server) => `${server}:${PORTS[server]}`)
        .sort(),
    );
  });

  it('allow egress only to listed destinations', () => {
    const rules = policies.flatMap(({ name, egress }) => egress.map((rule) => ({ name, ...rule })));
    expect(rules.filter(({ to = [], ports = [] }) => to.length === 0 || ports.length === 0)).toEqual([]);
    // Kustomize would add the labels of our own pods to these.
    expect(rules.flatMap(({ to = [] }) => to).filter(({ podSelector }) => podSelector?.matchLabels)).toEqual([]);
  });

  it('allow only labeled pods to connect to the internet, and none to a private network', () => {
    const open = policies.filter(({ egress }) => egress.some(({ to = [] }) => to.some(({ ipBlock }) => ipBlock)));
    expect(open.map(({ name }) => name)).toEqual(
      ['imports', 'mail', 'ldap', 'oidc', 'ai', 'actions'].map((name) => `egress-${name}`),
    );
    const blocks = open.flatMap(({ egress }) =>
      egress.flatMap(({ to = [] }) => to.flatMap(({ ipBlock }) => ipBlock ?? [])),
    );
    for (const { cidr, except } of blocks)
      expect(except).toEqual(
        expect.arrayContaining(cidr === '::/0' ? ['fc00::/7', 'fe80::/10'] : ['10.0.0.0/8', '169.254.0.0/16']),
      );
    const reached = PARTS.flatMap((part) =>
      open.filter(({ podSelector }) => selects(podSelector, labelsOf(part))).map(({ name }) => [part, name]),
    );
    expect(reached).toEqual([['parser', 'egress-imports']]);
  });

  it('are all documented', () => {
    const readme = textOf('k8s/README.md');
    const names = policies.map(({ name }) => name).filter((name) => name !== 'deny-by-default');
    expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });
});

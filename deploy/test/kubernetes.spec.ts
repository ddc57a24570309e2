import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Service } from 'kubernetes-models/v1';
import { missingFiles, patchedResourcesOf, resourcesOf, type Manifest } from './support/kustomize.js';
import { commandOf, explainedSettings, PARTS, textOf } from './support/repository.js';

const BASE = 'k8s/base';
const FOLDERS = [BASE, 'k8s/overlays/small', 'k8s/overlays/large'];

/** The published schema of each kind in use. */
const KINDS = {
  'apps/v1 Deployment': Deployment,
  'autoscaling/v2 HorizontalPodAutoscaler': HorizontalPodAutoscaler,
  'networking.k8s.io/v1 Ingress': Ingress,
  'networking.k8s.io/v1 NetworkPolicy': NetworkPolicy,
  'policy/v1 PodDisruptionBudget': PodDisruptionBudget,
  'v1 ConfigMap': ConfigMap,
  'v1 Service': Service,
};

interface Probe {
  httpGet: { path: string; port: string };
}

interface PodSpec {
  automountServiceAccountToken: boolean;
  securityContext: { runAsNonRoot: boolean };
  containers: {
    command: string[];
    ports: { name: string; containerPort: number }[];
    resources: { requests: object; limits: { memory: string } };
    securityContext: { readOnlyRootFilesystem: boolean; allowPrivilegeEscalation: boolean };
    startupProbe: Probe;
    livenessProbe: Probe;
    readinessProbe: Probe;
    envFrom: object[];
    env: { name: string; value?: string }[];
  }[];
}

const ofKind = (manifests: Manifest[], kind: string) => manifests.filter((each) => each.kind === kind);
const base = patchedResourcesOf(BASE);

function podOf(part: string): PodSpec {
  const deployment = ofKind(base, 'Deployment').find(({ metadata }) => metadata.name === part);
  return (deployment?.spec as { template: { spec: PodSpec } }).template.spec;
}

describe.each(FOLDERS)('%s', (folder) => {
  it('names only files that are there', () => {
    expect(missingFiles(folder)).toEqual([]);
  });

  it('holds only objects that Kubernetes accepts', () => {
    for (const manifest of patchedResourcesOf(folder)) {
      const kind = `${manifest.apiVersion} ${manifest.kind}`;
      const Model = KINDS[kind as keyof typeof KINDS];
      expect({ kind, known: Model !== undefined }).toEqual({ kind, known: true });
      expect(() => new (Model as typeof Service)(manifest as never).validate()).not.toThrow();
    }
  });
});

describe('the base', () => {
  it.each(['Deployment', 'HorizontalPodAutoscaler', 'PodDisruptionBudget'])('has a %s for every part', (kind) => {
    const names = ofKind(resourcesOf(BASE), kind).map(({ metadata }) => metadata.name);
    expect(names.sort()).toEqual([...PARTS].sort());
  });

  it.each(PARTS)('starts %s by the command of the image and gives it only what it needs', (part) => {
    const { automountServiceAccountToken, securityContext, containers } = podOf(part);
    expect(containers).toHaveLength(1);
    expect(containers[0]?.command).toEqual(commandOf(part));
    expect(automountServiceAccountToken).toBe(false);
    expect(securityContext.runAsNonRoot).toBe(true);
    expect(containers[0]?.securityContext).toMatchObject({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
    });
    expect(containers[0]?.resources.requests).toBeDefined();
    expect(containers[0]?.resources.limits.memory).toMatch(/^\d+[MG]i$/);
  });

  it.each(PARTS)('asks %s at a port it has whether it started, lives and is ready', (part) => {
    const [app] = podOf(part).containers;
    const ports = app?.ports.map(({ name }) => name);
    expect(app?.startupProbe.httpGet.path).toBe('/livez');
    expect(app?.livenessProbe.httpGet.path).toBe('/livez');
    expect(app?.readinessProbe.httpGet.path).toBe('/readyz');
    for (const probe of [app?.startupProbe, app?.livenessProbe, app?.readinessProbe]) {
      expect(ports).toContain(probe?.httpGet.port);
    }
  });

  it.each(PARTS)('takes the settings of %s from the map and the secret, and explains each of them', (part) => {
    const [app] = podOf(part).containers;
    expect(app?.envFrom).toEqual([{ configMapRef: { name: 'larder' } }, { secretRef: { name: 'larder' } }]);
    expect(app?.env.filter(({ name }) => !explainedSettings().has(name))).toEqual([]);
  });

  it('replaces replicas one by one and never below what runs', () => {
    for (const deployment of ofKind(base, 'Deployment')) {
      expect(deployment.spec).toMatchObject({
        strategy: { type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } },
      });
    }
  });

  it('lets nobody reach a pod that is not named', () => {
    const denied = ofKind(base, 'NetworkPolicy').map(({ spec }) => spec);
    expect(denied).toContainEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
  });

  it.each(FOLDERS)('keeps secrets out of %s', (folder) => {
    expect(ofKind(resourcesOf(folder), 'Secret')).toEqual([]);
    const settings = ofKind(resourcesOf(folder), 'ConfigMap') as unknown as { data: Record<string, string> }[];
    const names = settings.flatMap(({ data }) => Object.keys(data));
    expect(names.filter((name) => /PASSWORD|SECRET|KEY|URI/.test(name))).toEqual([]);
    expect(textOf(`${folder}/kustomization.yaml`)).not.toContain('secretGenerator');
  });
});

import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Service } from 'kubernetes-models/v1';
import { kustomizationOf, missingFiles, objectsOf } from '../support/kustomize.js';
import { base, BASE, labelsOf, ofKind, podOf } from '../support/base-objects.js';
import { commandOf, explainedSettings, PARTS, releaseOf, textOf } from '../support/repository.js';
import { secretsReadBy } from '../support/secrets.js';

const FOLDERS = [BASE, 'k8s/overlays/small', 'k8s/overlays/large'];

/** The published schema of each used kind. */
const KINDS = {
  'apps/v1 Deployment': Deployment,
  'autoscaling/v2 HorizontalPodAutoscaler': HorizontalPodAutoscaler,
  'networking.k8s.io/v1 Ingress': Ingress,
  'networking.k8s.io/v1 NetworkPolicy': NetworkPolicy,
  'policy/v1 PodDisruptionBudget': PodDisruptionBudget,
  'v1 ConfigMap': ConfigMap,
  'v1 Service': Service,
};

describe.each(FOLDERS)('%s', (folder) => {
  it('refers to existing files only', () => {
    expect(missingFiles(folder)).toEqual([]);
  });

  it('contains only valid Kubernetes objects', () => {
    for (const manifest of objectsOf(folder)) {
      const kind = `${manifest.apiVersion} ${manifest.kind}`;
      const Model = KINDS[kind as keyof typeof KINDS];
      expect({ kind, known: Model !== undefined }).toEqual({ kind, known: true });
      expect(() => new (Model as typeof Service)(manifest as never).validate()).not.toThrow();
    }
  });
});

describe('the base', () => {
  it.each(PARTS)('makes %s from the template of all parts', (part) => {
    const folder = `${BASE}/parts/${part}`;
    expect(kustomizationOf(folder).components).toEqual(['../../part']);
    expect(objectsOf(folder).map(({ kind, metadata }) => `${kind} ${metadata.name}`)).toEqual(
      ['Deployment', 'HorizontalPodAutoscaler', 'PodDisruptionBudget'].map((kind) => `${kind} ${part}`),
    );
  });

  it.each(PARTS)('has an autoscaler and a disruption budget that select the pods of %s', (part) => {
    const [autoscaler, budget] = ['HorizontalPodAutoscaler', 'PodDisruptionBudget'].map((kind) =>
      ofKind(base, kind).find(({ metadata }) => metadata.name === part),
    );
    const { maxReplicas } = autoscaler!.spec as { maxReplicas: unknown };
    expect(autoscaler?.spec).toMatchObject({ scaleTargetRef: { kind: 'Deployment', name: part } });
    expect(maxReplicas).toBeGreaterThan(2);
    expect(budget?.spec).toMatchObject({ selector: { matchLabels: { 'larder.part': labelsOf(part)['larder.part'] } } });
    expect(labelsOf(part)['larder.part']).toBe(part);
  });

  it.each(['Deployment', 'HorizontalPodAutoscaler', 'PodDisruptionBudget'])('has a %s for every part', (kind) => {
    const names = ofKind(base, kind).map(({ metadata }) => metadata.name);
    expect(names.sort()).toEqual([...PARTS].sort());
  });

  it.each(PARTS)('starts %s by the command of the image with the least privileges', (part) => {
    const { automountServiceAccountToken, securityContext, containers } = podOf(part);
    expect(containers).toHaveLength(1);
    expect(containers[0]?.command).toEqual(commandOf(part));
    expect(automountServiceAccountToken).toBe(false);
    expect(securityContext.runAsNonRoot).toBe(true);
    expect(containers[0]?.securityContext).toMatchObject({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
    });
    expect(containers[0]?.resources.requests).toEqual({
      cpu: expect.stringMatching(/^\d+m$/) as string,
      memory: expect.stringMatching(/^\d+[MG]i$/) as string,
    });
    expect(containers[0]?.resources.limits.memory).toMatch(/^\d+[MG]i$/);
  });

  it.each(PARTS)('has startup, liveness and readiness probes on a port of %s', (part) => {
    const [app] = podOf(part).containers;
    const ports = app?.ports.map(({ name }) => name);
    expect(app?.startupProbe.httpGet.path).toBe('/livez');
    expect(app?.livenessProbe.httpGet.path).toBe('/livez');
    expect(app?.readinessProbe.httpGet.path).toBe('/readyz');
    for (const probe of [app?.startupProbe, app?.livenessProbe, app?.readinessProbe]) {
      expect(ports).toContain(probe?.httpGet.port);
    }
  });

  it.each(PARTS)('leaves %s ten minutes for migrations before its port opens', (part) => {
    const { periodSeconds = 10, failureThreshold = 3 } = podOf(part).containers[0]?.startupProbe ?? {};
    expect(periodSeconds * failureThreshold).toBe(600);
  });

  it('leaves the parser space for two exports of other apps, which it stores while it reads them', () => {
    const [tmp, ...others] = podOf('parser').volumes;
    expect({ name: tmp?.name, others }).toEqual({ name: 'tmp', others: [] });
    expect(Number(/^(\d+)Gi$/.exec(tmp?.emptyDir.sizeLimit ?? '')?.[1])).toBeGreaterThan(4);
  });

  it.each(PARTS)('spreads the replicas of %s over the nodes', (part) => {
    const selected = podOf(part).topologySpreadConstraints.map(({ labelSelector }) => labelSelector.matchLabels);
    expect(selected).toEqual([{ 'larder.part': part }]);
  });

  it.each(PARTS)('takes the settings of %s from the config map, and documents all others', (part) => {
    const [app] = podOf(part).containers;
    expect(app?.envFrom).toEqual([{ configMapRef: { name: 'larder' } }]);
    expect(app?.env.filter(({ name }) => !explainedSettings().has(name))).toEqual([]);
  });

  it.each(PARTS)('gives %s the secret settings that it reads, and no others', (part) => {
    const secrets = (podOf(part).containers[0]?.env ?? []).filter(
      ({ name, valueFrom }) => valueFrom && name !== 'NATS_URL',
    );
    expect(secrets.map(({ name }) => name).sort()).toEqual(secretsReadBy(part));
    for (const { name, valueFrom } of secrets)
      expect(valueFrom).toEqual({ secretKeyRef: { name: 'larder', key: name, optional: true } });
  });

  it('replaces replicas one by one and keeps the others running', () => {
    for (const deployment of ofKind(base, 'Deployment')) {
      expect(deployment.spec).toMatchObject({
        strategy: { type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } },
      });
    }
  });

  it.each(PARTS)('connects %s to NATS as a separate user, with a secret that no other pod has', (part) => {
    const [app] = podOf(part).containers;
    expect(app?.env.find(({ name }) => name === 'NATS_URL')?.valueFrom).toEqual({
      secretKeyRef: { name: 'larder-nats', key: part },
    });
  });

  it.each(FOLDERS.slice(1))('runs this version of the image in %s', (folder) => {
    const [image, ...others] = kustomizationOf(folder).images ?? [];
    const isPinned = image?.newTag === releaseOf() || /^sha256:[0-9a-f]{64}$/.test(image?.digest ?? '');
    expect({ name: image?.name, isPinned, others }).toEqual({ name: 'larder', isPinned: true, others: [] });
  });

  it.each(FOLDERS)('contains no secrets in %s', (folder) => {
    expect(ofKind(objectsOf(folder), 'Secret')).toEqual([]);
    const settings = ofKind(objectsOf(folder), 'ConfigMap') as unknown as { data: Record<string, string> }[];
    const names = settings.flatMap(({ data }) => Object.keys(data));
    expect(names.filter((name) => /PASSWORD|SECRET|KEY|URI/.test(name))).toEqual([]);
    expect(textOf(`${folder}/kustomization.yaml`)).not.toContain('secretGenerator');
  });
});

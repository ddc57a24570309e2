import { objectsOf, type Manifest } from './kustomize.js';

/** The folder of the base. */
export const BASE = 'k8s/base';

interface Probe {
  httpGet: { path: string; port: string };
  periodSeconds: number;
  failureThreshold?: number;
}

interface PodSpec {
  automountServiceAccountToken: boolean;
  securityContext: { runAsNonRoot: boolean };
  volumes: { name: string; emptyDir: { sizeLimit: string } }[];
  topologySpreadConstraints: { labelSelector: { matchLabels: Record<string, string> } }[];
  containers: {
    command: string[];
    ports: { name: string; containerPort: number }[];
    resources: { requests: object; limits: { memory: string } };
    securityContext: { readOnlyRootFilesystem: boolean; allowPrivilegeEscalation: boolean };
    startupProbe: Probe;
    livenessProbe: Probe;
    readinessProbe: Probe;
    envFrom: object[];
    env: { name: string; value?: string; valueFrom?: object }[];
  }[];
}

/** The objects of a kind. */
export const ofKind = (manifests: Manifest[], kind: string) => manifests.filter((each) => each.kind === kind);
/** The objects of the base, from which the overlays follow. */
export const base = objectsOf(BASE);

interface PodTemplate {
  metadata: { labels: Record<string, string> };
  spec: PodSpec;
}

function templateOf(part: string): PodTemplate {
  const deployment = ofKind(base, 'Deployment').find(({ metadata }) => metadata.name === part);
  return (deployment!.spec as { template: PodTemplate }).template;
}

/** The pods of a part. */
export const podOf = (part: string) => templateOf(part).spec;
/** The labels of the pods of a part. */
export const labelsOf = (part: string) => templateOf(part).metadata.labels;

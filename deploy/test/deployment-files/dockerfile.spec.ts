import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Copy, DockerfileParser, From, type Instruction } from 'dockerfile-ast';
import { commandOf, folderOf, fileExists, PARTS, pathOf, textOf } from '../support/repository.js';

const instructions = DockerfileParser.parse(textOf('Dockerfile')).getInstructions();

interface Stage {
  name: string | null;
  image: string;
  steps: Instruction[];
}

const stages = instructions.reduce<Stage[]>((stages, step) => {
  if (step instanceof From) stages.push({ name: step.getBuildStage(), image: step.getImage() ?? '', steps: [] });
  else stages.at(-1)?.steps.push(step);
  return stages;
}, []);
const image = stages.at(-1) as Stage;
const argumentsOf = (step: Instruction) => step.getArguments().map((each) => each.getValue());
const only = (keyword: string) => image.steps.filter((step) => step.getKeyword() === keyword).map(argumentsOf);

const stageOf = (name: string) => stages.find((stage) => stage.name === name)?.steps ?? [];

/** The files that one of the image's programs reads: paths from the root of the repository, `*` for any name. */
const programs = stageOf('programs')
  .flatMap(argumentsOf)
  .filter((each) => /^[\w*-]+\/|^package\.json$/.test(each));
const ignored = textOf('.dockerignore').split('\n');

/** The libraries that a package needs in production, transitively. */
function librariesOf(folder: string): string[] {
  const { dependencies = {} } = JSON.parse(textOf(`${folder}/package.json`)) as { dependencies?: object };
  const own = Object.keys(dependencies).flatMap((name) => (/^@larder\/(.+)/.exec(name)?.[1] ? [name.slice(8)] : []));
  return own.flatMap((name) => [name, ...librariesOf(`libs/${name}`)]);
}

describe('the image', () => {
  it('starts each stage from a pinned base or from an earlier stage', () => {
    stages.forEach(({ image: base }, index) => {
      const earlier = stages.slice(0, index).some(({ name }) => name === base);
      expect(earlier || /^node:24\.\d+\.\d+-\w+-slim(@sha256:[0-9a-f]{64})?$/.test(base)).toBe(true);
    });
  });

  it('copies files only from existing stages', () => {
    const names = stages.map(({ name }) => name);
    const sources = image.steps.filter((step) => step instanceof Copy).map((step) => step.getFromFlag()?.getValue());
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.filter((source) => !names.includes(source ?? ''))).toEqual([]);
  });

  it('runs as an unprivileged user and starts the gateway by default', () => {
    expect(only('USER')).toEqual([['10001:10001']]);
    expect(JSON.parse(only('CMD')[0]?.join(' ') ?? '')).toEqual(commandOf('gateway'));
  });

  it.each(['build', 'packages'])('installs packages in the stage %s before any source is copied', (name) => {
    const [copy, install] = stageOf(name);
    expect(copy instanceof Copy && copy.getFromFlag()?.getValue()).toBe('manifests');
    expect(install && argumentsOf(install).slice(0, 2)).toEqual(['npm', 'ci']);
  });

  it('installs packages again only when the files that declare them change', () => {
    const [, remove] = stageOf('manifests').map((step) => argumentsOf(step).join(' '));
    expect(remove).toMatch(/^find \. -type f ! -name package\.json ! -name package-lock\.json -delete/);
  });

  it.each(PARTS)('contains the program of %s and its packages', (part) => {
    const folder = folderOf(part);
    const path = folder.replace(/^services\/.*/, 'services/*');
    const install =
      stageOf('packages')
        .map(argumentsOf)
        .find(([program]) => program === 'npm') ?? [];
    expect(programs).toEqual(expect.arrayContaining([`${path}/package.json`, `${path}/dist`]));
    expect(install).toEqual(expect.arrayContaining(['--omit=dev', folder.split('/')[0]]));
  });

  it.each(PARTS)('can be built: the program that bundles %s is not ignored', (part) => {
    const { scripts } = JSON.parse(textOf(`${folderOf(part)}/package.json`)) as { scripts: { build: string } };
    const program = /node ((?:\.\.\/)+tools\/build\/\S+)/.exec(scripts.build)?.[1] ?? '';
    expect(fileExists(join(folderOf(part), program))).toBe(true);
    expect(ignored.indexOf('!tools/build')).toBeGreaterThan(ignored.indexOf('tools/*'));
  });

  it('contains the libraries of its programs, and no others', () => {
    const needed = new Set(PARTS.flatMap((part) => librariesOf(folderOf(part))));
    const built = readdirSync(pathOf('libs')).filter((name) => !ignored.includes(`libs/${name}`) && name !== 'testing');
    expect(programs).toContain('libs/*/dist');
    expect(built.sort()).toEqual([...needed].sort());
  });

  it('contains nothing that only tests and developers use', () => {
    expect(ignored).toEqual(
      expect.arrayContaining(['**/*.spec.*', '**/test', '**/testing', '**/bench', 'e2e', 'tools/*', 'deploy']),
    );
    expect(programs.filter((path) => !/(package\.json|dist|assets|model)$/.test(path))).toEqual([]);
  });

  it('copies only existing files', () => {
    const sources = programs.map((path) => path.replace(/\/dist$/, '')).filter((path) => !path.includes('*'));
    expect(sources.filter((path) => !fileExists(path))).toEqual([]);
  });
});

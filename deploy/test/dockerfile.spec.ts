import { Copy, DockerfileParser, From, type Instruction } from 'dockerfile-ast';
import { commandOf, folderOf, isThere, PARTS, textOf } from './support/repository.js';

const instructions = DockerfileParser.parse(textOf('Dockerfile')).getInstructions();

interface Stage {
  name: string | null;
  image: string;
  steps: Instruction[];
}

const stages = instructions.reduce<Stage[]>((found, step) => {
  if (step instanceof From) found.push({ name: step.getBuildStage(), image: step.getImage() ?? '', steps: [] });
  else found.at(-1)?.steps.push(step);
  return found;
}, []);
const image = stages.at(-1) as Stage;
const argumentsOf = (step: Instruction) => step.getArguments().map((each) => each.getValue());
const only = (keyword: string) => image.steps.filter((step) => step.getKeyword() === keyword).map(argumentsOf);

describe('the image', () => {
  it('starts each stage from a pinned base or from an earlier stage', () => {
    stages.forEach(({ image: base }, index) => {
      const earlier = stages.slice(0, index).some(({ name }) => name === base);
      expect(earlier || /^node:24\.\d+\.\d+-\w+-slim$/.test(base)).toBe(true);
    });
  });

  it('takes files only from stages that exist', () => {
    const names = stages.map(({ name }) => name);
    const sources = image.steps.filter((step) => step instanceof Copy).map((step) => step.getFromFlag()?.getValue());
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.filter((source) => !names.includes(source ?? ''))).toEqual([]);
  });

  it('runs as nobody special and starts the gateway unless told otherwise', () => {
    expect(only('USER')).toEqual([['10001:10001']]);
    expect(JSON.parse(only('CMD')[0]?.join(' ') ?? '')).toEqual(commandOf('gateway'));
  });

  it.each(PARTS)('holds the program of %s and the packages it needs', (part) => {
    const copied = only('COPY').flatMap((step) => step.filter((each) => each.startsWith('/app/')));
    const packages = stages.find(({ name }) => name === 'packages');
    const installed = packages?.steps.flatMap(argumentsOf) ?? [];
    expect(copied).toContain(`/app/${folderOf(part).split('/')[0]}`);
    expect(installed).toContain(`@larder/${part}`);
  });

  it('copies nothing that is not there', () => {
    const paths = only('COPY').flatMap((step) => step.filter((each) => each.startsWith('/app/')));
    const sources = paths.map((path) => path.replace('/app/', '').replace(/\/dist$/, ''));
    expect(sources.filter((path) => path !== 'node_modules' && !isThere(path))).toEqual([]);
  });
});

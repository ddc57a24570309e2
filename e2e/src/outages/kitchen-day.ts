import { anImage } from '../support/fixtures/pages.js';

/** The response to an operation. */
export interface Outcome {
  operation: string;
  status: number;
  retryAfter: string | null;
  body: unknown;
}

/** The timeout of an operation; one that takes longer counts as hanging. */
const HANGS_AFTER_MS = 40_000;
const PAGE = `<html><head><script type="application/ld+json">
{"@context":"https://schema.org","@type":"Recipe","name":"Imported soup","recipeIngredient":["1 leek"],
"recipeInstructions":[{"@type":"HowToStep","text":"Cook."}]}</script></head><body></body></html>`;
/** The requests of a household in a day, on existing records. */
export class KitchenDay {
  private readonly records = { recipe: '', recipeId: '', list: '', label: 0 };
  private token = '';
  private bytes = new Uint8Array();

  constructor(private readonly url: string) {}

  /** Signs in and creates the records for the operations. */
  async prepare(): Promise<void> {
    this.bytes = new Uint8Array(await anImage(64, 48));
    this.token = await this.signIn();
    const recipe = (await this.expectOk('POST', '/api/recipes', { name: 'Soup of the day' })) as string;
    const { id } = (await this.expectOk('GET', `/api/recipes/${recipe}`)) as { id: string };
    const list = (await this.expectOk('POST', '/api/households/shopping/lists', { name: 'Week' })) as { id: string };
    Object.assign(this.records, { recipe, recipeId: id, list: list.id });
    await this.expectOk('PUT', `/api/recipes/${recipe}/image`, this.image());
  }

  /** Creates a shopping list; returns the token of the session and its id. */
  async newList(): Promise<[token: string, listId: string]> {
    const { id } = (await this.expectOk('POST', '/api/households/shopping/lists', { name: 'Ticks' })) as { id: string };
    return [this.token, id];
  }

  /** Every operation, all at the same time. */
  run(): Promise<Outcome[]> {
    const operations = Object.entries(this.operations());
    return Promise.all(
      operations.map(async ([operation, [method, path, body]]) => ({
        operation,
        ...(await this.send(method, path, body)),
      })),
    );
  }

  private operations(): Record<string, [method: string, path: string, body?: unknown]> {
    const { recipe, recipeId, list } = this.records;
    const label = `Label ${(this.records.label += 1)} ${Date.now()}`;
    return {
      'sign in': ['POST', '/api/auth/token', CREDENTIALS()],
      'list recipes': ['GET', '/api/recipes?perPage=-1'],
      'read a recipe': ['GET', `/api/recipes/${recipe}`],
      'create a recipe': ['POST', '/api/recipes', { name: label }],
      'update a recipe': ['PATCH', `/api/recipes/${recipe}`, { description: label }],
      'search recipes': ['GET', '/api/recipes?search=soup'],
      'import a page': ['POST', '/api/recipes/create/html-or-json', { data: PAGE }],
      'upload an image': ['PUT', `/api/recipes/${recipe}/image`, this.image()],
      'read an image': ['GET', `/api/media/recipes/${recipeId}/images/original.webp`],
      'plan a meal': ['POST', '/api/households/mealplans', { date: '2026-01-01', title: label }],
      'list planned meals': ['GET', '/api/households/mealplans'],
      'create a shopping list': ['POST', '/api/households/shopping/lists', { name: label }],
      'list shopping lists': ['GET', '/api/households/shopping/lists'],
      'read a shopping list': ['GET', `/api/households/shopping/lists/${list}`],
      'create a label': ['POST', '/api/groups/labels', { name: label }],
      'list foods': ['GET', '/api/foods'],
      'export a recipe': ['GET', `/api/recipes/${recipe}/exports?template_name=raw`],
      'download token': ['POST', `/api/recipes/${recipe}/exports`],
      'read the own account': ['GET', '/api/users/self'],
      'read the figures of the site': ['GET', '/api/admin/about'],
    };
  }

  private image(): FormData {
    const form = new FormData();
    form.set('image', new Blob([this.bytes], { type: 'image/png' }), 'soup.png');
    form.set('extension', 'png');
    return form;
  }

  private async signIn(): Promise<string> {
    const answer = (await this.expectOk('POST', '/api/auth/token', CREDENTIALS())) as { access_token: string };
    return answer.access_token;
  }

  private async expectOk(method: string, path: string, body?: unknown): Promise<unknown> {
    const answer = await this.send(method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  private async send(method: string, path: string, body?: unknown): Promise<Omit<Outcome, 'operation'>> {
    const isForm = body instanceof FormData || body instanceof URLSearchParams;
    const answer = await fetch(`${this.url}${path}`, {
      method,
      signal: AbortSignal.timeout(HANGS_AFTER_MS),
      headers: {
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body: await read(answer) };
  }
}

const CREDENTIALS = () => new URLSearchParams({ username: 'changeme@example.com', password: 'MyPassword' });

async function read(answer: Response): Promise<unknown> {
  const text = await answer.text();
  return answer.headers.get('content-type')?.includes('json') ? (JSON.parse(text) as unknown) : text.length;
}

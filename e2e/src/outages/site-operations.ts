import { Api } from '../support/api.js';
import { imageForm } from '../support/fixtures/image-form.js';
import { anImage } from '../support/fixtures/pages.js';
import { administrator, DEFAULT_CREDENTIALS } from '../support/instances/product.js';

/** The response to an operation. */
export interface Outcome {
  operation: string;
  status: number;
  retryAfter: string | null;
  body: unknown;
}

type Operations = Record<string, [method: string, path: string, body?: unknown]>;

/** The timeout of an operation, in milliseconds; one that takes longer counts as hanging. */
const TIMEOUT_MS = 40_000;
const PAGE = `<html><head><script type="application/ld+json">
{"@context":"https://schema.org","@type":"Recipe","name":"Imported soup","recipeIngredient":["1 leek"],
"recipeInstructions":[{"@type":"HowToStep","text":"Cook."}]}</script></head><body></body></html>`;

/** One operation of each area of the API, on existing records. */
export class SiteOperations {
  private runs = 0;

  private constructor(
    private readonly api: Api,
    private readonly image: Uint8Array,
    private readonly records: { slug: string; recipeId: string; listId: string },
  ) {}

  /** Signs in and creates the records of the operations. */
  static async prepare(url: string): Promise<SiteOperations> {
    const api = await administrator(new Api(url, null, TIMEOUT_MS));
    const image = await anImage(64, 48);
    const slug = (await api.post('/api/recipes', { name: 'Soup of the day' })).body as string;
    const { id: recipeId } = (await api.get(`/api/recipes/${slug}`)).body as { id: string };
    const { status } = await api.put(`/api/recipes/${slug}/image`, imageForm(image));
    if (status !== 200) throw new Error(`The upload of the image answered ${status}.`);
    return new SiteOperations(api, image, { slug, recipeId, listId: await createList(api) });
  }

  /** Runs every operation, all at the same time. */
  run(): Promise<Outcome[]> {
    return Promise.all(
      Object.entries(this.operations()).map(async ([operation, request]) => {
        const { status, headers, body } = await this.api.send(...request);
        return { operation, status, retryAfter: headers.get('retry-after'), body };
      }),
    );
  }

  private operations(): Operations {
    const { slug, recipeId, listId } = this.records;
    const name = `Name ${(this.runs += 1)} ${Date.now()}`;
    return {
      'sign in': ['POST', '/api/auth/token', new URLSearchParams(DEFAULT_CREDENTIALS)],
      'list recipes': ['GET', '/api/recipes?perPage=-1'],
      'read a recipe': ['GET', `/api/recipes/${slug}`],
      'create a recipe': ['POST', '/api/recipes', { name }],
      'update a recipe': ['PATCH', `/api/recipes/${slug}`, { description: name }],
      'search recipes': ['GET', '/api/recipes?search=soup'],
      'import a page': ['POST', '/api/recipes/create/html-or-json', { data: PAGE }],
      'upload an image': ['PUT', `/api/recipes/${slug}/image`, imageForm(this.image)],
      'read an image': ['GET', `/api/media/recipes/${recipeId}/images/original.webp`],
      'plan a meal': ['POST', '/api/households/mealplans', { date: '2026-01-01', title: name }],
      'list planned meals': ['GET', '/api/households/mealplans'],
      'create a shopping list': ['POST', '/api/households/shopping/lists', { name }],
      'list shopping lists': ['GET', '/api/households/shopping/lists'],
      'read a shopping list': ['GET', `/api/households/shopping/lists/${listId}`],
      'create a label': ['POST', '/api/groups/labels', { name }],
      'list foods': ['GET', '/api/foods'],
      'export a recipe': ['GET', `/api/recipes/${slug}/exports?template_name=raw`],
      'download token': ['POST', `/api/recipes/${slug}/exports`],
      'read the own account': ['GET', '/api/users/self'],
      'read the figures of the site': ['GET', '/api/admin/about'],
    };
  }
}

/** Creates a shopping list and returns its id. */
export async function createList(api: Api): Promise<string> {
  return ((await api.post('/api/households/shopping/lists', { name: 'Week' })).body as { id: string }).id;
}

import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { closeBrowser, journey, openWindow } from '../support/browser/browser.js';
import { startOwnInstance, type OwnInstance } from '../support/instances/own-instance.js';
import { anImage, startPages, type Pages } from '../support/fixtures/pages.js';

let instance: OwnInstance;
let model: Pages;
/** The images in each request to the language model. */
const requestedImages: Buffer[][] = [];

const CARD = {
  name: 'Card Soup',
  recipe_yield: '4 servings',
  ingredients: [{ text: '2 leeks' }, { text: '3 potatoes' }],
  instructions: [{ text: 'Cook everything.' }],
};

interface ModelRequest {
  messages: { content: string | { image_url?: { url: string } }[] }[];
}

/** A language model that returns the same recipe for every image. */
beforeAll(async () => {
  model = await startPages();
  model.serve('/v1/chat/completions', (request, response) => {
    void text(request).then((body) => {
      requestedImages.push(imagesIn(JSON.parse(body) as ModelRequest));
      const message = { role: 'assistant', content: JSON.stringify(CARD) };
      const answer = { id: '1', object: 'chat.completion', choices: [{ index: 0, finish_reason: 'stop', message }] };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  instance = await startOwnInstance({ OPENAI_API_KEY: 'key', OPENAI_BASE_URL: `${model.url}/v1` });
});
afterAll(async () => {
  await closeBrowser();
  await instance.stop();
  await model.close();
});

function imagesIn({ messages }: ModelRequest): Buffer[] {
  const parts = messages.flatMap(({ content }) => (typeof content === 'string' ? [] : content));
  return parts.flatMap(({ image_url: image }) => (image ? [Buffer.from(image.url.split(',')[1] ?? '', 'base64')] : []));
}

journey(
  'a recipe is imported from a photo that was rotated first, and reviewed',
  async (page) => {
    await page.goto('/g/home/r/create/image');
    await page
      .getByLabel('Choose images')
      .setInputFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer: await anImage(800, 600) });
    await page.getByRole('button', { name: 'Crop and rotate image 1' }).click();
    const dialog = page.getByRole('dialog', { name: 'Crop image' });
    await dialog.getByRole('button', { name: 'Rotate by 90°' }).click();
    await dialog.getByRole('button', { name: 'Crop' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Import', exact: true }).click();

    await page.getByRole('heading', { name: 'Review' }).waitFor();
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Card Soup');
    expect(await page.getByLabel('Ingredient 2', { exact: true }).inputValue()).toBe('3 potatoes');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('heading', { name: 'Card Soup' }).waitFor();
    await page.getByRole('img', { name: 'Card Soup' }).waitFor();

    const [image] = requestedImages.flat();
    const { format, width, height } = await sharp(image).metadata();
    expect(requestedImages).toHaveLength(1);
    // As wide as the photo was high: it was rotated, then cropped to the proposed aspect ratio.
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 600, height: 450 });
  },
  () => openWindow(instance.admin),
);

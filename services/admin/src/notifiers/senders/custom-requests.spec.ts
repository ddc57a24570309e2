import { bodyOf, only, soup } from '../../../test/support/notification-requests.js';

const eventFields = {
  event_type: 'recipe_created',
  integration_id: 'generic',
  document_data: '{"documentType":"recipe","operation":"create","recipeSlug":"pea-soup"}',
  event_id: 'b0c5',
  timestamp: '2025-03-14T16:30:02.115+00:00',
};

describe('json, form and xml', () => {
  it('posts the text and the event as JSON', () => {
    const { method, url, headers } = only('json://hub.lan:8080/in/box');

    expect([method, url, headers]).toEqual([
      'POST',
      'http://hub.lan:8080/in/box',
      { 'content-type': 'application/json' },
    ]);
    const standard = { version: '1.0', title: 'Recipe Created', message: 'Pea <soup> & more', attachments: [] };
    expect(bodyOf('json://hub.lan')).toEqual({ ...standard, type: 'info', ...eventFields });
    expect(bodyOf('json://hub.lan', { ...soup, event: null })).toEqual({ ...standard, type: 'info' });
  });

  it('takes user, method, headers and parameters from the address', () => {
    const request = only('jsons://ana:p%40ss@hub.lan/x/?method=put&+X-Key=a+b&-q=1%202&format=text');

    expect(request).toMatchObject({ method: 'PUT', url: 'https://hub.lan/x/?q=1+2' });
    expect(request.headers).toEqual({
      'content-type': 'application/json',
      authorization: `Basic ${Buffer.from('ana:p@ss').toString('base64')}`,
      'x-key': 'a b',
    });
  });

  it('adds fields, and renames or removes standard ones', () => {
    const body = bodyOf('json://hub.lan?:where=kitchen&:title=subject&:attachments=&:event_id=mine');

    expect(bodyOf('json://hub.lan?:constructor=mine')).toMatchObject({ constructor: 'mine' });
    expect(body).toMatchObject({ subject: 'Recipe Created', where: 'kitchen', event_id: 'mine' });
    expect(body).not.toHaveProperty('title');
    expect(body).not.toHaveProperty('attachments');
  });

  it('posts a form', () => {
    const { url, headers, body } = only('forms://hub.lan/form');

    expect([url, headers['content-type']]).toEqual(['https://hub.lan/form', 'application/x-www-form-urlencoded']);
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
      version: '1.0',
      title: 'Recipe Created',
      message: 'Pea <soup> & more',
      type: 'info',
      ...eventFields,
    });
  });

  it('posts XML in a SOAP envelope', () => {
    const { headers, body } = only('xml://hub.lan/soap?:my field!=1');

    expect(headers['content-type']).toBe('application/xml');
    expect(body).toContain(
      '<Notification><Version>1.1</Version><Subject>Recipe Created</Subject>' +
        '<Message>Pea &lt;soup&gt; &amp; more</Message><MessageType>info</MessageType>' +
        '<event_type>recipe_created</event_type>',
    );
    expect(body).toContain('<myfield>1</myfield></Notification>');
  });
});

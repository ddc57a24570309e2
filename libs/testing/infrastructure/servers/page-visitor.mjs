const MAX_PAGES = 20;

/** Follows the pages of a site as a browser does: cookies, redirects, and the form of each page. */
export class PageVisitor {
  cookies = new Map();

  constructor(site) {
    this.site = site;
  }

  /** Submits each form with the name; returns the first address outside of the site. */
  async signIn(start, name) {
    let [url, form] = [new URL(start), undefined];
    for (let page = 0; page < MAX_PAGES; page += 1) {
      if (url.origin !== this.site) return url;
      const response = await this.fetch(url, form);
      const location = response.headers.get('location');
      if (location) [url, form] = [new URL(location, url), undefined];
      else [url, form] = formOf(await response.text(), url, name);
    }
    throw new Error(`The pages of ${this.site} lead nowhere.`);
  }

  async fetch(url, form) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie },
      ...(form ? { method: 'POST', body: form } : {}),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, key, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) this.cookies.set(key, value);
      else this.cookies.delete(key);
    }
    return response;
  }
}

function formOf(page, url, name) {
  const action = /<form[^>]* action="([^"]+)"/.exec(page)?.[1];
  if (!action) throw new Error(`There is no form at ${url.pathname}:\n${page}`);
  const hidden = [...page.matchAll(/<input[^>]* type="hidden"[^>]*>/g)].map(([input]) => [
    /name="([^"]*)"/.exec(input)?.[1] ?? '',
    /value="([^"]*)"/.exec(input)?.[1] ?? '',
  ]);
  const form = new URLSearchParams([...hidden, ['login', name], ['password', 'any']]);
  return [new URL(action.replaceAll('&amp;', '&'), url), form];
}

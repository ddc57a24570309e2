import { mailTexts } from '@larder/locales';
import { mailPage } from './mail-page.js';

const link = 'https://larder.example/register?token=abc';

describe('a mail', () => {
  it('has the same content as text and as HTML, both with the link', () => {
    const texts = mailTexts('en-US', 'invitation');
    const { subject, text, html } = mailPage({ texts, link, locale: 'en-US' });

    expect(subject).toBe(texts.subject);
    for (const part of [texts.headerText, texts.messageTop, texts.messageBottom, link]) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
    expect(html).toContain(`href="${link}"`);
  });

  it.each([
    ['de-DE', 'ltr'],
    ['ar-SA', 'rtl'],
  ])('in %s has the text of that language and direction %s', (locale, direction) => {
    const texts = mailTexts(locale, 'password');
    const { html } = mailPage({ texts, link, locale });

    expect(html).toMatch(new RegExp(`<html lang="${locale.slice(0, 2)}[^"]*" dir="${direction}">`));
    expect(texts.subject).not.toBe(mailTexts('en-US', 'password').subject);
  });

  it('escapes text', () => {
    const texts = { ...mailTexts('en-US', 'test'), headerText: '<script>' };
    const { html } = mailPage({ texts, link: 'https://larder.example/?a=1&b="', locale: 'en-US' });

    expect(html).not.toContain('<script>');
    expect(html).toContain('href="https://larder.example/?a=1&#38;b=&#34;"');
  });
});

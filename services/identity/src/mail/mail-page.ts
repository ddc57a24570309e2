import { directionOf, languageTag, type MailTexts } from '@larder/locales';

/** A mail's content, before it is addressed. */
export interface MailPage {
  subject: string;
  text: string;
  html: string;
}

interface Content {
  texts: MailTexts;
  /** The link of the button. */
  link: string;
  locale: string;
}

const FONT = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif";
const ACCENT = '#C2611F'; // white text on it has a contrast above 4.5
const BUTTON = `display:inline-block;padding:14px 28px;border-radius:8px;background:${ACCENT};color:#ffffff;font-size:16px;font-weight:600;text-decoration:none`;

/**
 * A mail with one button, as plain text and as a page. Mail clients support only tables and inline styles, and many
 * load no resources, so there are no images. The link is repeated below the button as text, for clients that do not
 * display buttons.
 */
export function mailPage({ texts, link, locale }: Content): MailPage {
  const { subject, headerText, messageTop, messageBottom } = texts;
  const text = [headerText, '', messageTop, '', link, '', messageBottom, '', '--', 'Larder', ''].join('\n');
  return { subject, text, html: html(texts, link, locale) };
}

function html(texts: MailTexts, link: string, locale: string): string {
  const direction = directionOf(locale);
  const address = escapeHtml(link);
  return `<!doctype html>
<html lang="${escapeHtml(languageTag(locale))}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(texts.subject)}</title>
<style>
@media (prefers-color-scheme: dark) {
  .page { background: #16130f !important }
  .card { background: #25201a !important; border-color: #3b342b !important }
  .head, .text { color: #f3ece3 !important }
  .quiet { color: #b9aea1 !important }
}
</style>
</head>
<body style="margin:0">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f6f1ea;${FONT}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border:1px solid #e8dfd3;border-radius:16px">
<tr><td dir="${direction}" style="padding:36px 32px;text-align:${direction === 'rtl' ? 'right' : 'left'}">
<p class="quiet" style="margin:0 0 20px;font-size:14px;letter-spacing:.04em;color:#7a6d5d">Larder</p>
<h1 class="head" style="margin:0 0 16px;font-size:24px;line-height:1.3;color:#2b241c">${escapeHtml(texts.headerText)}</h1>
<p class="text" style="margin:0 0 28px;font-size:16px;line-height:1.6;color:#3d3429">${escapeHtml(texts.messageTop)}</p>
<p style="margin:0 0 28px"><a href="${address}" style="${BUTTON}">${escapeHtml(texts.buttonText)}</a></p>
<p class="quiet" style="margin:0 0 12px;font-size:14px;line-height:1.6;color:#7a6d5d">${escapeHtml(texts.messageBottom)}</p>
<p class="quiet" dir="ltr" style="margin:0;font-size:12px;line-height:1.5;color:#7a6d5d;word-break:break-all">${address}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

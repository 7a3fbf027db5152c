import { type Language, MAIL_TEXTS } from '@simmer/messages';
import { PRODUCT_NAME } from '@simmer/contracts';
import type { Letter, LetterSection } from './letters';

interface Frame {
  language: Language;
  /** Where people open Simmer. */
  publicUrl: string;
}

/** A mail as plain text. */
export function textOf(
  { title, text, sections = [], button, code, small, why, unsubscribe }: Letter,
  { language, publicUrl }: Frame,
): string {
  const t = MAIL_TEXTS[language];
  const parts = [
    ...[title, text, ...sections.map(sectionText)],
    ...[button && `${button.label}:\n${button.href}`, code && `${t.codeLabel}: ${code}`, small],
  ];
  const reason = unsubscribe ? `${unsubscribe.why}\n${unsubscribe.label}: ${unsubscribe.href}` : (why ?? t.why);
  return [...parts.filter(Boolean), `--\n${reason}\n${t.footer({ address: publicUrl })}`].join('\n\n');
}

const sectionText = ({ title, items, more }: LetterSection): string =>
  [
    title.toUpperCase(),
    ...items.map(({ text, quote, href }) =>
      [`* ${text}`, ...(quote ? quote.split('\n').map((line) => `  > ${line}`) : []), `  ${href}`].join('\n'),
    ),
    ...(more ? [more] : []),
  ].join('\n\n');

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Mail programs know tables and inline styles; those that know a dark theme take its colors from the classes. */
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
a{color:inherit}
@media (prefers-color-scheme:dark){
.paper{background:#0f1712!important;color:#eff0e9!important}
.sheet{background:#17211b!important;border-color:#6f776f!important}
.line{border-color:#3a443c!important}
.line a{color:#eff0e9!important}
.quiet,.quiet a{color:#b9c0b7!important}
.code{background:#0f1712!important;border-color:#6f776f!important}
}`;

const FONT = "font-family:Figtree,'Helvetica Neue',Helvetica,Arial,sans-serif";

/** A list, each line of which is a link. */
const sectionHtml = ({ title, items, more }: LetterSection): string =>
  [
    `<h2 style="margin:28px 0 8px;font-size:20px;line-height:26px">${escaped(title)}</h2>`,
    ...items.map(
      ({ text, quote, href }) =>
        `<p class="line" style="margin:0;border-top:1px solid #d9dcd2;padding:10px 0;font-size:17px;line-height:24px"><a dir="auto" href="${escaped(href)}" style="color:#142019">${escaped(text)}</a>${
          quote
            ? `<span class="quiet" dir="auto" style="display:block;margin-top:4px;border-left:4px solid #f9cf35;padding-left:12px;font-size:15px;line-height:22px;white-space:pre-line">${escaped(quote)}</span>`
            : ''
        }</p>`,
    ),
    more && `<p class="quiet" style="margin:4px 0 0;font-size:15px;line-height:22px">${escaped(more)}</p>`,
  ]
    .filter(Boolean)
    .join('\n');

/** A mail as HTML. It loads nothing, so that nobody learns when it was opened. */
export function htmlOf(letter: Letter, { language, publicUrl }: Frame): string {
  const t = MAIL_TEXTS[language];
  const { subject, preview, title, text, sections = [], button, code, small, why, unsubscribe } = letter;
  const paragraph = (words: string, style: string, className = ''): string =>
    `<p class="${className}" style="margin:0 0 20px;${style}">${escaped(words)}</p>`;
  const reason = unsubscribe
    ? `${escaped(unsubscribe.why)} <a href="${escaped(unsubscribe.href)}" style="color:#55605a">${escaped(unsubscribe.label)}</a>`
    : escaped(why ?? t.why);
  const body = [
    `<h1 style="margin:0 0 12px;font-size:28px;line-height:34px">${escaped(title)}</h1>`,
    paragraph(text, 'font-size:17px;line-height:26px;white-space:pre-line'),
    ...sections.map(sectionHtml),
    button &&
      `<p style="margin:${sections.length > 0 ? 28 : 0}px 0 20px"><a href="${escaped(button.href)}" style="display:inline-block;background:#f9cf35;color:#142019;border:1.5px solid #142019;border-radius:10px;padding:12px 22px;font-size:17px;line-height:24px;font-weight:650;text-decoration:none">${escaped(button.label)}</a></p>`,
    code &&
      paragraph(`${t.codeLabel}:`, 'font-size:15px;line-height:22px;margin-bottom:8px') +
        `<p class="code" style="margin:0 0 20px;display:inline-block;border:1.5px solid #142019;border-radius:10px;padding:8px 18px;font-size:28px;line-height:36px;font-weight:750;letter-spacing:6px">${escaped(code)}</p>`,
    small && paragraph(small, 'font-size:15px;line-height:22px;white-space:pre-line', 'quiet'),
    button && paragraph(t.orCopy, 'font-size:13px;line-height:18px;margin-bottom:4px', 'quiet'),
    button && `<p class="quiet" style="margin:0;font-size:13px;line-height:18px;word-break:break-all">${escaped(button.href)}</p>`,
  ];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${STYLE}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#fafaf5;color:#142019;${FONT}">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}${'&#8199;&#847;'.repeat(40)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="paper" style="background:#fafaf5;color:#142019"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr><td style="padding:0 4px 16px;font-size:20px;line-height:28px;font-weight:750;${FONT}">${PRODUCT_NAME}</td></tr>
<tr><td class="sheet" style="background:#ffffff;border:1.5px solid #142019;border-radius:14px;padding:28px 24px;${FONT}">
${body.filter(Boolean).join('\n')}
</td></tr>
<tr><td class="quiet" style="padding:16px 4px 0;font-size:13px;line-height:18px;color:#55605a;${FONT}">${reason}<br>${escaped(t.footer({ address: publicUrl }))}</td></tr></table>
</td></tr></table>
</body>
</html>`;
}

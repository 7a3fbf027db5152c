// Two plain pages: the inbox and one letter.
const escape = (text) => String(text ?? '').replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const frame = (title, body) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
  li { border-top: 1px solid #8884 } li a { display: block; padding: .75rem 0; color: inherit; text-decoration: none }
  ul { list-style: none; padding: 0 } small { opacity: .8 } pre { white-space: pre-wrap } iframe { width: 100%; height: 60vh; border: 1px solid #8884; background: #fff }
</style>
<main><h1>${escape(title)}</h1>${body}</main>
</html>`;

const entry = ({ id, subject, to, date }) =>
  `<li><a href="/letters/${escape(id)}"><strong>${escape(subject || 'No subject')}</strong><br><small>to ${escape(to.join(', '))} · ${escape(date)}</small></a></li>`;

export const inboxPage = (letters) =>
  frame(
    'Inbox',
    letters.length
      ? `<ul>${letters.map(entry).join('')}</ul>`
      : '<p>No letters yet. Mail that Simmer sends on this machine arrives here.</p>',
  );

export const letterPage = ({ subject, from, to, date, text, html }) =>
  frame(
    subject || 'No subject',
    `
    <p><a href="/">Inbox</a></p>
    <p><small>from ${escape(from)} to ${escape(to.join(', '))} · ${escape(date)}</small></p>
    ${html ? `<iframe sandbox title="Letter" srcdoc="${escape(html)}"></iframe>` : ''}
    <h2>As text</h2><pre>${escape(text)}</pre>`,
  );
